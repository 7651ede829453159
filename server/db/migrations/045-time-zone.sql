-- Where a user's browser was last: documents carry the user's day.
alter table users add column time_zone text not null default 'UTC';
