-- Where articles stand: the serial that a record names as its host (773), for the serial's summaries.
create table article_host (
  title_id integer not null references title on delete cascade,
  position smallint not null,
  -- Each '' where the record does not say it; the number without its organization, the title folded.
  issn text not null,
  number text not null,
  title text not null,
  -- 'v. 171, n. 4356, p. 737-738'.
  detail text not null,
  year integer,
  primary key (title_id, position)
);
create index on article_host (issn, year) where issn <> '';
create index on article_host (number) where number <> '';
create index on article_host (title) where issn = '' and number = '';

create function article_hosts(description json) returns table (
  "position" smallint, issn text, number text, title text, detail text, year integer
) language sql immutable as $$
  select related.place::smallint, related.host ->> 'issn',
    regexp_replace(related.host ->> 'controlNumber', '^[(][^)]*[)]', ''),
    lower(related.host ->> 'title'), related.host ->> 'detail', (description ->> 'year')::integer
  from json_array_elements(description -> 'related') with ordinality as related (host, place)
  where related.host ->> 'relation' = 'host' and related.place < 32767
$$;

create function keep_article_hosts() returns trigger language plpgsql as $$
begin
  delete from article_host h using changed where h.title_id = changed.id;
  insert into article_host
    select changed.id, host.* from changed, article_hosts(changed.description) as host
    where changed.work_type = 'article';
  return null;
end $$;

create trigger title_article_inserted after insert on title
  referencing new table as changed for each statement execute function keep_article_hosts();
create trigger title_article_updated after update on title
  referencing new table as changed for each statement execute function keep_article_hosts();

insert into article_host
  select title.id, host.* from title, article_hosts(title.description) as host
  where title.work_type = 'article';
