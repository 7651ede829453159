-- What a language model's answers to a task took, summed up when the task ends, in whatever way. By kind, since providers price
-- them apart: cached_tokens are those of the input that came from the provider's cache.
alter table tasks
  add column provider text,
  add column model text,
  add column answers integer not null default 0,
  add column input_tokens bigint not null default 0,
  add column cached_tokens bigint not null default 0,
  add column output_tokens bigint not null default 0;

create index tasks_of_models on tasks (kind, provider, model) where answers > 0;
