-- Shelves of the front page, in the order that staff have given them. The new titles and the most lent are
-- always there, and switched off where they are not wanted.
create table front_shelf (
  id integer generated always as identity primary key,
  position integer not null,
  kind text not null check (kind in ('new', 'most-lent', 'search', 'list')),
  is_on boolean not null,
  -- The query of a kept search, or the code of a shared list; '' of the two that have none.
  target text not null default '',
  name text not null default '',
  name_en text not null default '',
  name_es text not null default '',
  from_day date,
  until_day date,
  check ((kind in ('search', 'list')) = (target <> '')),
  check (kind not in ('search', 'list') or name <> ''),
  check (from_day <= until_day)
);
create unique index front_shelf_of_its_own on front_shelf (kind) where kind in ('new', 'most-lent');

insert into front_shelf (position, kind, is_on) values (1, 'new', true), (2, 'most-lent', true);

-- What was lent most of late, counted each night: titles alone, and none that few people borrowed.
create table most_lent (
  position integer primary key,
  title_id integer not null unique references title on delete cascade
);

-- When a library is open on each day of the week: its opening days are those of the calendar.
create table opening_hour (
  library_id integer not null references library on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  -- 24:00: midnight.
  closes_at time not null check (closes_at > opens_at),
  primary key (library_id, weekday, opens_at)
);

-- A picture of the institution's own for its front page, drawn anew as covers are.
create table front_picture (
  is_only boolean primary key default true check (is_only),
  image bytea not null,
  width integer not null,
  height integer not null,
  digest text not null,
  words text not null,
  words_en text not null default '',
  words_es text not null default ''
);

do $$
declare
  name text;
begin
  foreach name in array array['front_picture', 'front_shelf', 'most_lent', 'opening_hour']
  loop
    execute format(
      'create trigger note_lookup_change after insert or update or delete or truncate on %I
         for each statement execute function note_lookup_table_change()', name);
  end loop;
  foreach name in array array['named_list', 'named_list_title', 'opening_entry']
  loop
    execute format(
      'create trigger note_catalogue_change after insert or update or delete or truncate on %I
         for each statement execute function note_lookup_table_change()', name);
    execute format('alter table %I enable always trigger note_catalogue_change', name);
  end loop;
end
$$;
