-- From which day on the new titles of an alert have not been in a letter; null where all have been,
-- or were settled. What is known already is not told again.
alter table alert add column unmailed_from date;
create index on alert (person_id) where unmailed_from is not null;
