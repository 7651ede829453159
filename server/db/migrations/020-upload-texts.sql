-- The words of an upload as far as they could be read: page by page, an empty text for a page without words.
create table upload_texts (
  file_id uuid primary key references files on delete cascade,
  pages jsonb not null,
  read_by text not null check (read_by in ('text', 'ocr', 'none')),
  reason text,
  read_at timestamptz not null default now()
);
