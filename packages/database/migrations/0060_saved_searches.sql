-- Searches that readers save, and what is told of those that are to alert.

create table saved_search (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  -- The query of GET /consulta in the one way it is written here, without page and order.
  query text not null check (octet_length(query) between 1 and 2000),
  saved_at timestamptz not null,
  alerts boolean not null,
  -- The last day whose new titles have been looked at.
  looked_to date not null,
  unique (person_id, query)
);
create index on saved_search (id) where alerts;

-- New titles that a saved search found, included from `from_day` to `to_day`.
create table alert (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  saved_search_id integer not null references saved_search on delete cascade,
  from_day date not null,
  to_day date not null,
  titles integer not null check (titles > 0),
  created_at timestamptz not null,
  read_at timestamptz,
  check (from_day <= to_day)
);
-- What is new adds to what has not been read.
create unique index on alert (saved_search_id) where read_at is null;
create index on alert (saved_search_id);
create index on alert (person_id, created_at);

insert into activity (code, description, enabled) values
  (9019, 'Alertas', true),
  (9020, 'Itens salvos', true);
