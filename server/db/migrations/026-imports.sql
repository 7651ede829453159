-- Files from which entries were brought in, kept so that what an entry came from can be looked up.
create table imports (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  file_id uuid not null references files on delete cascade,
  kind text not null check (kind in ('json_resume', 'bibtex', 'orcid')),
  imported_at timestamptz not null default now(),
  unique (application_id, file_id)
);
