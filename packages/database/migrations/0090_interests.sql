-- What readers ask to be told of when it comes to the catalogue: their profiles of interest.

-- Subject area of a title, as the server has it (areaOf in modules/catalogue/area.ts).
create function title_area(description json) returns text
language sql immutable parallel safe as $$
  select coalesce((
    select (c ->> 'scheme') || ':' || left(c ->> 'number', 1)
    from json_array_elements(description -> 'classifications') with ordinality as e (c, place)
    where (c ->> 'scheme' in ('ddc', 'udc') and c ->> 'number' ~ '^[0-9]')
      or (c ->> 'scheme' = 'lcc' and c ->> 'number' ~ '^[A-Z]')
    order by place limit 1), '')
$$;

-- What came when, and what of an area came when.
create index title_included on title (included_on);
create index title_area_included on title (title_area(description), included_on);

create table interest (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  kind text not null check (kind in ('author', 'subject', 'area', 'work-type', 'serial')),
  heading_id integer references heading on delete cascade,
  -- 'ddc:8'.
  area text,
  work_type text references work_type on delete cascade,
  -- A serial, and what of it is followed: kinds of its parts.
  title_id integer references title on delete cascade,
  part_kinds text[],
  made_on date not null,
  -- The last day whose titles are told of.
  valid_to date not null,
  -- The last day whose titles have been looked at.
  looked_to date not null,
  check ((heading_id is not null) = (kind in ('author', 'subject'))),
  check ((area is not null) = (kind = 'area')),
  check ((work_type is not null) = (kind = 'work-type')),
  check ((title_id is not null) = (kind = 'serial')),
  check ((part_kinds is not null) = (kind = 'serial')),
  check (part_kinds <@ array['basic', 'supplement', 'index'] and part_kinds <> '{}'),
  unique nulls not distinct (person_id, kind, heading_id, area, work_type, title_id)
);
create index on interest (heading_id) where heading_id is not null;
create index on interest (area) where area is not null;
create index on interest (work_type) where work_type is not null;
create index on interest (title_id) where title_id is not null;
create index on interest (valid_to);

-- What came of somebody's interests and has not been in a letter.
create table interest_news (
  person_id integer not null references person on delete cascade,
  title_id integer not null references title on delete cascade,
  -- Of a serial 'v.3:n.2 (1995:08)', else ''.
  issue text not null,
  interest_id integer not null references interest on delete cascade,
  primary key (person_id, title_id, issue)
);
create index on interest_news (interest_id);
create index on interest_news (title_id);

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in (
  'due-soon', 'due-today', 'overdue', 'renewed', 'not-renewed', 'dated-anew',
  'hold-released', 'hold-expired', 'hold-cancelled',
  'request-moved', 'suggestion-answered', 'interest-ending'));

insert into activity (code, description, enabled) values
  (9006, 'Perfil de interesse', true),
  (9007, 'Áreas de interesse', true),
  (9008, 'Consulta de títulos', true);
