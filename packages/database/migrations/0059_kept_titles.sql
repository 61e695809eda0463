-- Titles that readers keep, in their permanent basket or among their saved items. A title that
-- leaves the catalogue stays by its number, so that its reader is told: no reference to it.

create table kept_title (
  -- The order they were put in, also of those put in together.
  id bigint generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  list text not null check (list in ('permanent-basket', 'saved')),
  title_id integer not null check (title_id > 0),
  added_at timestamptz not null,
  unique (person_id, list, title_id)
);

insert into activity (code, description, enabled) values (9009, 'Cesta permanente', true);
