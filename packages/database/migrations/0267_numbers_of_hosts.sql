-- A link may bear a number of each of several organizations ($w repeats): an article is found by any of them.
alter table article_host add column other_numbers text[] not null default '{}';
create index on article_host using gin (other_numbers);

drop function article_hosts(json);
create function article_hosts(description json) returns table (
  "position" smallint, issn text, number text, title text, detail text, year integer,
  other_numbers text[]
) language sql immutable as $$
  select related.place::smallint, related.host ->> 'issn',
    regexp_replace(related.host ->> 'controlNumber', '^[(][^)]*[)]', ''),
    lower(related.host ->> 'title'), related.host ->> 'detail', (description ->> 'year')::integer,
    array(select regexp_replace(other, '^[(][^)]*[)]', '')
      from json_array_elements_text(related.host -> 'otherNumbers') as other)
  from json_array_elements(description -> 'related') with ordinality as related (host, place)
  where related.host ->> 'relation' = 'host' and related.place < 32767
$$;
