create table users (
  id bigint generated always as identity primary key,
  email text not null,
  username text not null,
  password_hash text not null,
  is_email_verified boolean not null default false,
  last_login timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  remember boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table email_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_user on email_tokens (user_id, purpose);

create table files (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  created_at timestamptz not null default now()
);
create index files_user on files (user_id);

create table tasks (
  task_id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  application_id bigint,
  kind text not null,
  key text not null,
  status text not null default 'PENDING'
    check (status in ('PENDING', 'STARTED', 'RETRY', 'SUCCESS', 'FAILURE', 'REVOKED')),
  progress_done integer not null default 0,
  progress_total integer not null default 0,
  progress_label text not null default '',
  result jsonb,
  error text,
  failed_attempts integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);
-- One of a kind runs at a time for whatever the key names.
create unique index tasks_running on tasks (kind, key) where status in ('PENDING', 'STARTED', 'RETRY');
create index tasks_user on tasks (user_id, created_at);
create index tasks_key on tasks (kind, key, created_at);
