-- What a task took of each model that it asked: the drafter and the verifier are counted apart. A task's own columns hold the sum.
create table model_tokens (
  task_id uuid not null references tasks on delete cascade,
  provider text not null,
  model text not null,
  answers integer not null,
  input_tokens bigint not null,
  cached_tokens bigint not null,
  output_tokens bigint not null,
  primary key (task_id, provider, model)
);
insert into model_tokens (task_id, provider, model, answers, input_tokens, cached_tokens, output_tokens)
select task_id, coalesce(provider, 'unknown'), coalesce(model, 'unknown'), answers, input_tokens, cached_tokens, output_tokens
  from tasks where answers > 0;
-- Of whom the answer was asked; null of one that is older.
alter table draft_answers
  add column provider text,
  add column model text;
