-- What harvesters (OAI-PMH) are told of each title: since when it is as it is, and in which sets. Read
-- from the change log (`index_change`), one writer at a time, under a lock that readers of the first
-- page of a list wait for: what is stamped later has a later stamp. Without a reference to the title:
-- who has harvested it learns that it is gone.
create table oai_record (
  title_id integer primary key,
  -- Whole seconds.
  datestamp timestamptz not null,
  is_deleted boolean not null,
  -- `title.updated_at` at that time.
  described_at timestamptz not null,
  sets text[] not null,
  -- Sets that it was in: to who harvests one of these it is gone.
  left_sets text[] not null default '{}'
);
create index on oai_record (datestamp, title_id);

create table oai_follower (
  id boolean primary key default true check (id),
  -- The change log is read up to there.
  read_to xid8 not null default '0',
  -- Every title is compared, and those up to this one have been; null: none is left.
  compared_to integer default 0
);
insert into oai_follower default values;
