-- A waiver goes with the words that it is about, and stands again where a restored version has them.
alter table document_waivers add column stands boolean not null default true;
