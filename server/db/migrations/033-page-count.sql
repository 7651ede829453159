-- How many pages an uploaded file has, words or not; null where it could not be opened, and where it was read before this was kept.
alter table upload_texts add column page_count integer;
