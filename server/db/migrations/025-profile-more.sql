-- What a filing needs beyond the first form; every one of these may be left empty.
alter table applications
  add column occupation text not null default '',
  add column field_of_endeavor text not null default '',
  add column eb2_basis text not null default '',
  add column version integer not null default 1;

-- Null where the question was not answered.
alter table referees
  add column same_employer boolean,
  add column was_supervisor boolean,
  add column co_author boolean;

alter table academichistory
  add column diploma_cn_certificate uuid references files,
  add column transcript_cn_certificate uuid references files;

-- Where an entry was brought in from a file, the file and the place in it, as shown beside the entry.
alter table academichistory add column imported_from text not null default '';
alter table academicprojects add column imported_from text not null default '';
alter table professionalhistory add column imported_from text not null default '';
alter table professionalprojects add column imported_from text not null default '';
alter table evidence add column imported_from text not null default '';

-- `position`: the place that the person gave the entry; those without one stand after, the newest last.
-- `version` counts the saves, so that a save that rests on an older one can be told.
alter table academichistory add column position integer, add column version integer not null default 1;
alter table academicprojects add column position integer, add column version integer not null default 1;
alter table professionalhistory add column position integer, add column version integer not null default 1;
alter table professionalprojects add column position integer, add column version integer not null default 1;
alter table evidence add column position integer, add column version integer not null default 1;
alter table futureplan add column position integer, add column version integer not null default 1;
alter table rfenotice add column position integer, add column version integer not null default 1;
