-- What databases are called, what they are about and what they hold, in the other languages. What stands
-- in `name`, `area` and `description` is the network's own, in Portuguese, and is shown where a language
-- has none.
alter table database_resource
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200),
  add column area_en text not null default '' check (char_length(area_en) <= 200),
  add column area_es text not null default '' check (char_length(area_es) <= 200),
  add column description_en text not null default '' check (char_length(description_en) <= 2000),
  add column description_es text not null default '' check (char_length(description_es) <= 2000);
