-- To its owner a session is a signed-in device, told by its id and never by its token.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column device text not null default '',
  add column address text not null default '';

-- A browser from which somebody has signed in before: neither news to them nor shut out by a stranger's guesses.
create table known_devices (
  token_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  last_seen_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);

-- Without a password one signs in by a provider, a passkey, or a link that sets one.
alter table users
  alter column password_hash drop not null,
  add column delete_after timestamptz;
create index users_deletion on users (delete_after) where delete_after is not null;

-- Somebody's account at a provider. The subject is what the provider never gives to anybody else; an address may change hands.
create table identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (user_id, issuer)
);

-- The secret is sealed; until `confirmed_at` it was shown but no code of it has been given. A code's step is taken once.
create table two_factor (
  user_id bigint primary key references users on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id text primary key,
  user_id bigint not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What stands between the first proof and the session, or between a question and its answer; its token is in a cookie.
create table sign_in_steps (
  token_hash bytea primary key,
  kind text not null check (kind in ('second_factor', 'passkey', 'new_passkey', 'provider', 'link_provider')),
  user_id bigint references users on delete cascade,
  data jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_steps_expiry on sign_in_steps (expires_at);
create index sign_in_steps_user on sign_in_steps (user_id);

alter table email_tokens
  drop constraint email_tokens_purpose_check,
  add constraint email_tokens_purpose_check check (purpose in ('verify_email', 'reset_password', 'delete_account'));

-- The archive of one's data that was made last.
create table data_exports (
  user_id bigint primary key references users on delete cascade,
  file_id uuid not null references files on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null
);

-- Guesses are counted by what is guessed at: an address, an address on a known device, somebody's code.
alter table login_failures rename column account_hash to target_hash;
