-- The link by which a recommender opens one letter. Its token is signed, not stored: who reads this table can open nothing.
create table letter_links (
  id uuid primary key default gen_random_uuid(),
  document_id bigint not null references documents on delete cascade,
  referee_id bigint not null references referees on delete cascade,
  -- Where it was mailed to; null where it was made to be passed on by hand.
  sent_to text,
  note text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  opened_at timestamptz,
  edited_at timestamptz,
  signed_at timestamptz,
  -- What was handed in through it last.
  signed_file uuid references files,
  check ((signed_at is null) = (signed_file is null))
);
create index letter_links_list on letter_links (referee_id, created_at);
create index letter_links_document on letter_links (document_id);
-- A new link of a recommender takes the place of the one before.
create unique index letter_links_living on letter_links (referee_id) where revoked_at is null;

alter table document_versions
  drop constraint document_versions_made_by_check,
  add constraint document_versions_made_by_check check (made_by in ('draft', 'edit', 'redraft', 'restore', 'recommender'));

-- Through a link the recommender answers for a statement; until then only the applicant could.
alter table document_waivers
  add column taken_as text not null default 'applicant' check (taken_as in ('applicant', 'recommender'));
