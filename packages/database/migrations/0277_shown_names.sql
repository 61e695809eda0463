-- The first name and an initial of whose account was closed: a declaration is verified after that too.
alter table clearance add column shown_name text;
