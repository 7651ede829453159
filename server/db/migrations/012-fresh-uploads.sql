-- True for an upload that no record has taken yet. A record's file cannot become another record's as well.
alter table files add column is_fresh boolean not null default false;
