-- The sitemap tells each part of 50,000 titles with its last change: read from here, part by part.
create index title_sitemap_part on title (((id - 1) / 50000), updated_at);

-- A title's cover in three sizes, as it is served. Here and not in a folder: every server has it, and
-- a copy of the database is a copy of it.
create table cover (
  title_id integer primary key references title on delete cascade,
  -- Of the picture as it was sent: another one has another.
  version text not null check (version ~ '^[A-Za-z0-9_-]{16}$'),
  file_name text not null,
  small bytea not null,
  medium bytea not null,
  large bytea not null,
  stored_at timestamptz not null default now()
);
-- They are packed already.
alter table cover alter column small set storage external;
alter table cover alter column medium set storage external;
alter table cover alter column large set storage external;

create trigger cover_inserted after insert on cover
  referencing new table as changed for each statement execute function log_title_part_change();
create trigger cover_updated after update on cover
  referencing new table as changed for each statement execute function log_title_part_change();
create trigger cover_deleted after delete on cover
  referencing old table as changed for each statement execute function log_title_part_change();
