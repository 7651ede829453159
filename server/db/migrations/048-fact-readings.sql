-- Texts and pages of which a model has proposed facts: they are not read and paid for again until their words change.
create table fact_readings (
  application_id bigint not null references applications on delete cascade,
  -- A fingerprint of the place and its words.
  passage text not null,
  read_at timestamptz not null default now(),
  primary key (application_id, passage)
);
