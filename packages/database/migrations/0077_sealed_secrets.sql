-- Secrets are sealed under a key that is not in the database (docs/decisions/0068). This row can be
-- opened with the right one alone: a server with another key does not start.
create table seal (
  id boolean primary key default true check (id),
  proof bytea not null
);
