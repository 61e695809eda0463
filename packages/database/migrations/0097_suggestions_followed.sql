-- Readers follow what they suggested, until it is a title of the catalogue.

alter table acquisition_suggestion
  add column title_id integer references title on delete set null,
  -- Of its ISBN, where it has a valid one, all 13 digits: what the catalogue is asked by.
  add column isbn13 text check (isbn13 ~ '^97[89][0-9]{10}$'),
  -- headingKey(title); of those of before only without capitals.
  add column title_key text not null default '';
update acquisition_suggestion set
  title_key = lower(title),
  isbn13 = substring(regexp_replace(isbn_issn, '[^0-9]', '', 'g') from '^97[89][0-9]{10}$');
create index on acquisition_suggestion (title_id);
create index on acquisition_suggestion (isbn13);
create index on acquisition_suggestion (title_key);

insert into activity (code, description, enabled) values
  (9011, 'Aquisição', true),
  (9012, 'Totais de títulos', true);
