-- A sentence that nothing vouches for can be left out of the files instead of confirmed. Its words stay, so that it can come back.
alter table document_waivers
  add column left_out boolean not null default false,
  -- What the sources of its sentence held when somebody answered for it; null in rows that are older than this.
  add column held text;
