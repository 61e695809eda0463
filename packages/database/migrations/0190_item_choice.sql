-- Whose fields the items of an import were read from, where somebody named that: a profile or a table
-- of their own. Copies that wait for their library, and an import taken back, are read so again.
alter table import add column items jsonb;
