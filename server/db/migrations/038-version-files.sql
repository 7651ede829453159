-- The applicant's files that a version of a document names by their addresses, in its text or in what the text rests on.
-- A file that a row names stays, as with every other foreign key.
create table version_files (
  id bigint generated always as identity primary key,
  document_id bigint not null,
  number integer not null,
  file_id uuid not null references files,
  foreign key (document_id, number) references document_versions on delete cascade
);
create unique index version_files_file on version_files (file_id, document_id, number);
create index version_files_version on version_files (document_id, number);

-- Only the owner's files count: an address that somebody else typed keeps no file.
create function note_version_files() returns trigger language plpgsql as $$
begin
  delete from version_files where document_id = new.document_id and number = new.number;
  insert into version_files (document_id, number, file_id)
    select new.document_id, new.number, files.id
      from documents
      join applications on applications.id = documents.application_id
      join files on files.user_id = applications.user_id
     where documents.id = new.document_id
       and files.id in (
         select address[1]::uuid
           from regexp_matches(coalesce(new.basis::text, '') || new.ast::text,
                  '/api/files/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') as address);
  return null;
end
$$;
create trigger version_files_noted after insert or update of ast, basis on document_versions
  for each row execute function note_version_files();

insert into version_files (document_id, number, file_id)
  select distinct v.document_id, v.number, files.id
    from document_versions v
    join documents on documents.id = v.document_id
    join applications on applications.id = documents.application_id
   cross join lateral regexp_matches(coalesce(v.basis::text, '') || v.ast::text,
           '/api/files/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') as address
    join files on files.id = address[1]::uuid and files.user_id = applications.user_id;
