-- When a notice was added: what was written here after that cannot be what the notice is about.
alter table rfenotice add column created_at timestamptz;
update rfenotice
   set created_at = least(updated_at, (select min(created_at) from rfe_analyses where notice_id = rfenotice.id));
alter table rfenotice alter column created_at set default now(), alter column created_at set not null;
