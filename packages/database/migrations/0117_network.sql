-- Other institutions whose catalogues are harvested (OAI-PMH), and what they say of their titles.
create table network_institution (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  base_url text not null check (base_url ~ '^https?://'),
  metadata_prefix text not null default 'oai_dc',
  -- '' harvests all.
  set_spec text not null default '',
  -- Addresses of its logo and, with '{id}' in place of what ends its identifiers, of a title's page and
  -- of the page where it is held there; '' where there is none.
  logo_url text not null default '' check (logo_url ~ '^(https?://|$)'),
  title_url text not null default '' check (title_url ~ '^(https?://|$)'),
  hold_url text not null default '' check (hold_url ~ '^(https?://|$)'),
  schedule text not null default 'daily' check (schedule in ('daily', 'weekly')),
  is_paused boolean not null default false,
  added_at timestamptz not null default now(),

  state text not null default 'new' check (state in ('new', 'well', 'failing', 'unavailable')),
  failures integer not null default 0,
  last_error text,
  granularity text check (granularity in ('day', 'second')),
  -- The latest stamp of a harvest that came to its end; null: none did.
  harvested_to timestamptz,
  last_harvest_at timestamptz,
  last_whole_at timestamptz,
  next_at timestamptz not null default now(),
  -- Whoever harvests it has it until then.
  taken_until timestamptz,

  -- The list under way; null: none. What is harvested is written together with the token that follows.
  list_kind text check (list_kind in ('changes', 'whole')),
  list_number integer not null default 0,
  list_from timestamptz,
  list_token text,
  list_stamp timestamptz,
  list_records integer not null default 0,
  list_restarts integer not null default 0
);
create unique index on network_institution (base_url, metadata_prefix, set_spec);

-- One edition, whoever has it. It stays where no record of it is left: an index learns so that it is gone.
create table network_edition (
  id integer generated always as identity primary key,
  key text not null unique,
  changed_xid xid8 not null default pg_current_xact_id()
);
create index on network_edition (changed_xid);

create table network_record (
  id integer generated always as identity primary key,
  institution_id integer not null references network_institution on delete cascade,
  identifier text not null,
  datestamp timestamptz not null,
  is_deleted boolean not null default false,
  -- As it came, and what it is; null where it is deleted.
  raw text,
  format text check (format in ('marcxml', 'oai_dc')),
  description jsonb,
  edition_id integer references network_edition,
  -- The list in which it was last.
  list_number integer not null,
  harvested_at timestamptz not null default now(),
  unique (institution_id, identifier),
  check (is_deleted or (raw is not null and format is not null and description is not null and edition_id is not null))
);
create index on network_record (edition_id);

create table network_harvest (
  id integer generated always as identity primary key,
  institution_id integer not null references network_institution on delete cascade,
  kind text not null check (kind in ('changes', 'whole')),
  ended_at timestamptz not null default now(),
  records integer not null,
  removed integer not null,
  -- In words; null: it came to its end.
  error text
);
create index on network_harvest (institution_id, ended_at);

-- An institution that is taken away takes its records along: their editions are others from then on.
create function log_network_record_change() returns trigger language plpgsql as $$
begin
  update network_edition set changed_xid = pg_current_xact_id()
    where id in (select edition_id from changed);
  return null;
end $$;
create trigger network_record_inserted after insert on network_record
  referencing new table as changed for each statement execute function log_network_record_change();
create trigger network_record_deleted after delete on network_record
  referencing old table as changed for each statement execute function log_network_record_change();

-- One that came again as it was changes nothing.
create function log_network_record_update() returns trigger language plpgsql as $$
begin
  update network_edition set changed_xid = pg_current_xact_id()
    where id in (
      select unnest(array[before.edition_id, after.edition_id])
      from before join after on after.id = before.id
      where (before.edition_id, before.is_deleted, before.raw)
        is distinct from (after.edition_id, after.is_deleted, after.raw)
    );
  return null;
end $$;
create trigger network_record_updated after update on network_record
  referencing old table as before new table as after
  for each statement execute function log_network_record_update();

insert into role_permission (role, module, activity) values ('administrator', 2, 9121);
