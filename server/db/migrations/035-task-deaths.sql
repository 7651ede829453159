-- How often a task was started, and how often its process died with it.
alter table tasks
  add column runs integer not null default 0,
  add column deaths integer not null default 0;
