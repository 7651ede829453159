-- When a file was first found to be no record's and no document's; null while it is somebody's, or was not looked at yet.
alter table files add column unused_since timestamptz;
