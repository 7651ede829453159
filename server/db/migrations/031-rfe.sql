-- What is done about a request for evidence, and the papers of a filing that was prepared elsewhere.
create table rfe_background (
  id integer primary key generated always as identity,
  application_id integer not null references applications on delete cascade,
  kind text not null check (kind in ('endeavor', 'recommendation', 'petition_letter', 'response_letter', 'initial_response')),
  file uuid not null references files,
  created_at timestamptz not null default now()
);
create index on rfe_background (application_id);
-- One paper of each kind, but for letters of recommendation.
create unique index rfe_background_one on rfe_background (application_id, kind) where kind <> 'recommendation';

create table rfe_analyses (
  id integer primary key generated always as identity,
  application_id integer not null references applications on delete cascade,
  notice_id integer not null references rfenotice on delete cascade,
  document_id integer not null references documents on delete cascade,
  -- Without its issues, which have rows of their own.
  analysis jsonb not null,
  -- Addresses of the notice and of every paper that it was made of.
  seen jsonb not null,
  created_at timestamptz not null default now()
);
create index on rfe_analyses (application_id, id desc);
create index on rfe_analyses (notice_id);
create index on rfe_analyses (document_id);

create table rfe_issues (
  id integer primary key generated always as identity,
  analysis_id integer not null references rfe_analyses on delete cascade,
  position integer not null,
  issue jsonb not null,
  state text not null default 'open' check (state in ('open', 'settled')),
  note text not null default '',
  gathered jsonb not null default '[]',
  evidence jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  unique (analysis_id, position)
);

-- Whether a paper of the case file was filed with the petition or is new in the response, where the applicant has said so.
create table rfe_papers (
  application_id integer not null references applications on delete cascade,
  file uuid not null references files on delete cascade,
  is_filed boolean not null,
  primary key (application_id, file)
);

create table rfe_reminders (
  notice_id integer not null references rfenotice on delete cascade,
  deadline date not null,
  days integer not null,
  sent_at timestamptz not null default now(),
  primary key (notice_id, deadline, days)
);

-- The notice that an analysis or a response is about.
alter table documents add column notice_id integer references rfenotice on delete set null;
create index on documents (notice_id) where notice_id is not null;
