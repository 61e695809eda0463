-- By what a record is of one edition with others: each of its numbers, else its words.
alter table network_record add column keys text[] not null default '{}';
update network_record r set keys = array[e.key] from network_edition e where e.id = r.edition_id;
create index on network_record using gin (keys) with (fastupdate = off);
alter table network_edition drop column key;

-- Records may have more numbers than the first: all are read again.
update network_institution set last_whole_at = null;
