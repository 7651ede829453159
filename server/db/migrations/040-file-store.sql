-- Which folder holds the files of this database: the id stands in the folder as well. One row at most.
create table file_store (
  id uuid primary key,
  is_only boolean not null default true unique check (is_only)
);
