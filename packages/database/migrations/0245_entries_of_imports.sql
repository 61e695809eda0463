-- The import that made an entry of a code that was new, so that it goes when that import is undone, if
-- nothing has come of it. No reference: imports are forgotten in time.
alter table loan_type add column import_id integer;
alter table collection add column import_id integer;
alter table location add column import_id integer;
