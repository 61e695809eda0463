-- What came of an interest waits for its letter in one row, however much it is: after a large import there
-- are more titles of readers than can be written one by one, and checked, in a night.
alter table interest_news rename to interest_news_one_by_one;

create table interest_news (
  interest_id integer primary key references interest on delete cascade,
  person_id integer not null references person on delete cascade,
  -- Those that have left the catalogue meanwhile are told of no more.
  titles integer[] not null,
  -- Of a serial 'v.3:n.2 (1995:08)', else '': one for each of the titles.
  issues text[] not null,
  check (cardinality(titles) = cardinality(issues))
);
create index on interest_news (person_id);

insert into interest_news (interest_id, person_id, titles, issues)
select interest_id, person_id, array_agg(title_id order by title_id, issue),
  array_agg(issue order by title_id, issue)
from interest_news_one_by_one group by interest_id, person_id;

drop table interest_news_one_by_one;
