-- Since when a record is deleted. It can be restored for 30 days and is purged then; what was deleted before gets 30 days from now.
do $$
declare
  kind text;
begin
  foreach kind in array array['academichistory', 'academicprojects', 'professionalhistory', 'professionalprojects',
                              'evidence', 'futureplan', 'rfenotice', 'proposed_endeavors', 'referees']
  loop
    execute format('alter table %I add column deleted_at timestamptz', kind);
    execute format('update %I set deleted_at = now() where is_deleted', kind);
    execute format('alter table %I add constraint %I check (is_deleted = (deleted_at is not null))', kind, kind || '_deleted_at');
    execute format('create index %I on %I (deleted_at) where is_deleted', kind || '_purge', kind);
    execute format('create index %I on %I (application_id) where is_deleted', kind || '_recently_deleted', kind);
  end loop;
end $$;

-- What recommenders are asked to speak to is hidden with its entry and comes back with it.
alter table recommendation_items add column deleted_at timestamptz;

-- A deleted file is not sent to anybody; its bytes are kept while it can be restored.
alter table files add column deleted_at timestamptz;
update files set deleted_at = now() where id in (
  select unnest(array[diploma_en, transcript_en, diploma_cn, transcript_cn, diploma_cn_certificate, transcript_cn_certificate])
    from academichistory where is_deleted
  union select essay from academicprojects where is_deleted
  union select supporting_docs from professionalprojects where is_deleted
  union select supporting_doc from evidence where is_deleted
  union select supporting_doc from futureplan where is_deleted
  union select file from rfenotice where is_deleted
  union select unnest(array[resume, signed_letter]) from referees where is_deleted
);

-- A file that was replaced in, or taken out of, a record that stays; `field` is where it was.
create table removed_files (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  file uuid not null unique references files on delete cascade,
  record_table text not null,
  record_id bigint not null,
  field text not null,
  deleted_at timestamptz not null
);
create index removed_files_application on removed_files (application_id);
create index removed_files_purge on removed_files (deleted_at);
create index removed_files_record on removed_files (record_table, record_id);
