-- What a report of the collection counts by. Descriptions are some two thousand characters each: of a
-- million titles they are read in minutes, these rows in a second.
create table counted_title (
  title_id integer primary key references title on delete cascade,
  work_type text not null,
  -- 'ddc:8', '' where no classification says it (areaOf of packages/marc).
  area text not null,
  -- On the spine, by the record; '' where it has none (callNumber of packages/marc).
  call_number text not null,
  -- MARC code of the text's language; '' where it is not said.
  language text not null,
  year integer,
  is_online boolean not null
);

-- Titles of before, as the import writes those that come (countedBy in modules/import).
insert into counted_title
select t.id, t.work_type, coalesce(t.area, title_area(t.description)),
  coalesce((
    select concat_ws(' ', c ->> 'number', nullif(c ->> 'item', ''))
    from json_array_elements(d.classifications) with ordinality as e (c, place)
    order by coalesce(c ->> 'item', '') = '', c ->> 'scheme' = 'local', place limit 1), ''),
  coalesce(d.languages ->> 0, ''), d.year, coalesce(d."isOnline", false)
from title t, json_to_record(t.description)
  as d (classifications json, languages json, year integer, "isOnline" boolean);

-- With the title's number: what came within days, and what is withdrawn, is found without the titles.
drop index title_included;
create index title_included on title (included_on, id);
create index title_withdrawn on title (id, withdrawn_at) where withdrawn_at is not null;
