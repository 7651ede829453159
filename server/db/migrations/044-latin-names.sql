-- A name in Latin letters, as the passport prints it, beside the one that the person writes; empty where it is not needed.
-- A person with one name only has it in first_name.
alter table applications
  add column latin_first_name text not null default '',
  add column latin_last_name text not null default '',
  add column has_one_name boolean not null default false;
alter table referees
  add column latin_first_name text not null default '',
  add column latin_last_name text not null default '',
  add column has_one_name boolean not null default false;
