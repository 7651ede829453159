-- A document's text is that of its versions; what lists show of it stays with it. Its files are always the newest version's.
create table document_versions (
  document_id bigint not null references documents on delete cascade,
  number integer not null check (number > 0),
  ast jsonb not null,
  -- What the text rests on, as it was then; null of what was drafted before this was kept.
  basis jsonb,
  warnings jsonb not null,
  -- Letters that the PDF has no font for.
  unshown text not null default '',
  pdf uuid not null references files,
  docx uuid not null references files,
  made_by text not null check (made_by in ('draft', 'edit', 'redraft', 'restore')),
  note text not null,
  provider text not null,
  model text,
  prompt_version text not null,
  input_tokens integer not null,
  cached_tokens integer not null,
  output_tokens integer not null,
  duration_ms integer not null,
  created_at timestamptz not null default now(),
  primary key (document_id, number)
);

insert into document_versions (document_id, number, ast, basis, warnings, pdf, docx, made_by, note, provider, model,
                               prompt_version, input_tokens, cached_tokens, output_tokens, duration_ms, created_at)
  select id, 1, ast, null, warnings, pdf, docx, 'draft', 'Drafted', provider, model, prompt_version,
         input_tokens, 0, output_tokens, duration_ms, created_at
    from documents;

alter table documents
  add column version integer not null default 1,
  -- Counts every change, waivers too, so that two at the same time cannot both go through.
  add column revision integer not null default 1,
  drop column ast,
  drop column warnings,
  drop column provider,
  drop column model,
  drop column prompt_version,
  drop column input_tokens,
  drop column output_tokens,
  drop column duration_ms;

-- Open points that somebody took upon themselves, under the name they typed.
create table document_waivers (
  document_id bigint not null references documents on delete cascade,
  point text not null,
  name text not null,
  text text not null,
  created_at timestamptz not null default now(),
  primary key (document_id, point)
);
