-- Lists that readers name: titles in an order of their own, shared by a link where they want it.

create table named_list (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 120),
  description text not null default '' check (char_length(description) <= 1000),
  position integer not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- Of a list that is shared: what its link is derived from, and SHA-256 of the code in it.
  share_salt bytea,
  share_hash bytea unique,
  shared_at timestamptz,
  -- What of its reader and of their notes is shown by the link.
  shows_name boolean not null default false,
  shows_notes boolean not null default false,
  check ((share_salt is null) = (share_hash is null) and (share_hash is null) = (shared_at is null))
);
create unique index named_list_name on named_list (person_id, lower(name));

-- A title that has left the catalogue stays in the list, and is told as gone.
create table named_list_title (
  list_id integer not null references named_list on delete cascade,
  title_id integer not null,
  position integer not null,
  note text not null default '' check (char_length(note) <= 500),
  added_at timestamptz not null,
  primary key (list_id, title_id)
);

insert into activity (code, description, enabled) values (9023, 'Listas', true)
on conflict (code) do nothing;
