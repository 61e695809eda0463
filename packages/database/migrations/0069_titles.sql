-- From which day on the new titles of an alert have not been in a letter; null where all have been,
-- or were settled. What is known already is not told again.
alter table alert add column unmailed_from date;
create index on alert (person_id) where unmailed_from is not null;

-- How far the records of earlier imports have been read again for what a later version makes of them.
create table stored_reading (
  version text primary key,
  -- The last record that has been read, and the last that there was: later ones are read as they come.
  read_to integer not null,
  last_record integer not null
);

-- A label may stand for a span of classes: from `code` up to all that begins as `until` does. What it
-- means can be said in words; without them it is the collection or the main class. An empty text in a
-- language is the Portuguese one.
alter table colour_label
  add column until text,
  add column meaning_pt text not null default '',
  add column meaning_en text not null default '',
  add column meaning_es text not null default '',
  drop constraint colour_label_pkey,
  drop constraint colour_label_name_en_check,
  drop constraint colour_label_name_es_check;
update colour_label set until = code;
alter table colour_label
  alter column until set not null,
  add primary key (kind, code, until),
  add constraint colour_label_span check (until collate "C" >= code collate "C");
