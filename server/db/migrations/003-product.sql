create table proposed_endeavors (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  title text not null,
  exp_applicant_qualifications text not null,
  exp_related_experience text not null,
  exp_subs_merit_intric_val text not null,
  exp_subs_merit_impact text not null,
  exp_subs_merit_evidence text not null,
  exp_nation_impt_scope text not null,
  exp_nation_impt_urgency text not null,
  exp_nation_impt_beneficiaries text not null,
  exp_nation_impt_impact text not null,
  is_selected boolean not null default false,
  is_locked boolean not null default false,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now(),
  check (not (is_selected and is_locked))
);
create index proposed_endeavors_list on proposed_endeavors (application_id, id) where not is_deleted;

create table referees (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  pronoun text not null,
  first_name text not null,
  middle_name text not null,
  last_name text not null,
  email text not null,
  country_code text not null,
  phone text not null,
  gender text not null,
  linkedin text not null,
  category text not null,
  title text not null,
  organization text not null,
  department text not null,
  frequency text not null,
  years_of_known double precision not null,
  relationship text not null,
  comments text not null,
  resume uuid references files,
  signed_letter uuid references files,
  is_deleted boolean not null default false,
  updated_at timestamptz not null default now()
);
create index referees_list on referees (application_id, id) where not is_deleted;

-- What a recommender is asked to speak to: the number of an entry or the name of a goal.
create table recommendation_items (
  id bigint generated always as identity primary key,
  referee_id bigint not null references referees on delete cascade,
  category text not null,
  item_id text not null,
  unique (referee_id, category, item_id)
);
create index recommendation_items_item on recommendation_items (category, item_id);

-- What was drafted. One row for a task, however often the task was run.
create table documents (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  kind text not null check (kind in ('recommendation_letter', 'petition_letter', 'rfe_analysis', 'rfe_response')),
  referee_id bigint references referees,
  endeavor_id bigint references proposed_endeavors,
  task_id uuid not null unique references tasks,
  ast jsonb not null,
  pdf uuid not null references files,
  docx uuid not null references files,
  warnings jsonb not null,
  provider text not null,
  model text,
  prompt_version text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  duration_ms integer not null,
  created_at timestamptz not null default now()
);
create index documents_list on documents (application_id, kind, id);
create index documents_referee on documents (referee_id, id);
