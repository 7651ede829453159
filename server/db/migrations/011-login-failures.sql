-- Kept under a hash of the address that was typed: whether it has an account makes no difference, and none is listed here.
create table login_failures (
  id bigint generated always as identity primary key,
  account_hash bytea not null,
  failed_at timestamptz not null
);
create index login_failures_account on login_failures (account_hash, failed_at);
create index login_failures_time on login_failures (failed_at);
