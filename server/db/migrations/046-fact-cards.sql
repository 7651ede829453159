-- Fact cards that a person or a model has worded, confirmed or left out. What the built-in reader proposes is computed from the
-- profile; a row takes the place of the proposals from the same words.
create table fact_cards (
  application_id bigint not null references applications on delete cascade,
  id text not null,
  text text not null,
  about text not null,
  kind text not null,
  status text not null,
  state text not null check (state in ('proposed', 'confirmed', 'asks', 'left_out')),
  questions jsonb not null default '[]',
  -- The words that it comes from: {section, entry, field, words} or {file, page, words}.
  sources jsonb not null,
  referee_id bigint references referees on delete cascade,
  origin text not null,
  -- How the applicant was called when it was worded.
  named text not null default '',
  confirmed_by text,
  confirmed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (application_id, id)
);
create index fact_cards_sources on fact_cards using gin (sources jsonb_path_ops);
create index fact_cards_referee on fact_cards (referee_id);

-- The rows that a change replaced, so that it can be taken back.
create table fact_card_changes (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  before jsonb not null,
  after jsonb not null,
  made_at timestamptz not null default now()
);
create index fact_card_changes_application on fact_card_changes (application_id, id);
create index fact_card_changes_purge on fact_card_changes (made_at);
