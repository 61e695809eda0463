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
