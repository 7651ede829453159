-- What a language model has answered to a task that goes on, and what is being asked of it. A worker that takes the task over
-- asks only what is not here; when the task ends, its answers go.
create table draft_answers (
  task_id uuid not null references tasks on delete cascade,
  -- SHA-256 of all that was asked, the model's name included.
  asked bytea not null,
  -- Null while the answer is awaited by the process of this number, which holds an advisory lock on it for as long as it lives.
  reply jsonb,
  caller integer,
  primary key (task_id, asked),
  check (reply is not null or caller is not null)
);
