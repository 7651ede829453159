create table applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  filing_type text not null default 'initial' check (filing_type in ('initial', 'rfe')),
  first_name text not null,
  middle_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  gender text not null,
  pronoun text not null,
  resume uuid not null references files,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index applications_user on applications (user_id, id);

-- The list sections. A table is named by the last part of its call, a column by its field on the wire. Entries are in
-- the order of their ids. File columns hold the id of a file.

create table academichistory (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  school_name text not null,
  school_website text not null,
  school_country text not null,
  school_state text not null,
  school_city text not null,
  learning_type text not null,
  degree text not null,
  major text not null,
  start_date date not null,
  end_date date,
  is_current boolean not null,
  total_gpa double precision not null,
  max_gpa double precision not null,
  courses text[] not null,
  diploma_en uuid not null references files,
  transcript_en uuid not null references files,
  diploma_cn uuid references files,
  transcript_cn uuid references files,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index academichistory_list on academichistory (application_id, id) where not is_deleted;

create table academicprojects (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  organization text not null,
  research_domain text not null,
  project_name text not null,
  role text not null,
  start_date date not null,
  end_date date not null,
  background text not null,
  goal text not null,
  challenge text not null,
  solution text not null,
  impact text not null,
  comments text not null,
  is_published boolean not null,
  funding_source text not null,
  funding_source_country text not null,
  -- As the wire has it: two decimals, or empty where nothing was entered.
  funding_amount text not null,
  published_date date,
  published_url text not null,
  published_journal text not null,
  citation_count integer,
  essay uuid references files,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index academicprojects_list on academicprojects (application_id, id) where not is_deleted;

create table professionalhistory (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  organization text not null,
  organization_type text not null,
  organization_industry text not null,
  organization_website text not null,
  country text not null,
  state text not null,
  city text not null,
  start_date date not null,
  end_date date,
  is_current boolean not null,
  job_type text not null,
  job_title text not null,
  annual_salary double precision not null,
  working_hours_per_week double precision not null,
  job_summary text not null,
  required_skills text not null,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index professionalhistory_list on professionalhistory (application_id, id) where not is_deleted;

create table professionalprojects (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  organization text not null,
  department text not null,
  job_title text not null,
  role text not null,
  project_name text not null,
  start_date date not null,
  end_date date not null,
  background text not null,
  goal text not null,
  challenge text not null,
  solution text not null,
  impact text not null,
  supporting_docs uuid references files,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index professionalprojects_list on professionalprojects (application_id, id) where not is_deleted;

create table evidence (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  category text not null,
  sub_category text not null,
  received_date date not null,
  expired_date date,
  status text not null,
  name text not null,
  issuing_organization text not null,
  brief_introduction text not null,
  domain text not null,
  level text not null,
  supporting_doc uuid references files,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index evidence_list on evidence (application_id, id) where not is_deleted;

create table futureplan (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  plan_title text not null,
  area_of_focus text not null,
  current_progress text not null,
  plans text not null,
  expected_outcomes text not null,
  eta text not null,
  status text not null,
  impact text not null,
  comments text not null,
  supporting_doc uuid references files,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index futureplan_list on futureplan (application_id, id) where not is_deleted;

create table rfenotice (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  description text not null,
  sent_date date not null,
  deadline date not null,
  file uuid not null references files,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index rfenotice_list on rfenotice (application_id, id) where not is_deleted;

create table progress (
  application_id bigint not null references applications on delete cascade,
  section text not null,
  status text not null check (status in ('not_started', 'in_progress', 'completed')),
  updated_at timestamptz not null default now(),
  primary key (application_id, section)
);
