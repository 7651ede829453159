-- `version` counts the saves of recommenders and endeavors too, so that a save that rests on an older one can be told.
alter table referees add column version integer not null default 1;
alter table proposed_endeavors add column version integer not null default 1;
