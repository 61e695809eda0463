-- Logos of other institutions, drawn anew: browsers of readers ask no server of others for them.
create table network_logo (
  institution_id integer primary key references network_institution on delete cascade,
  -- The address it was asked for at.
  source_url text not null,
  read_at timestamptz not null,
  -- Null: it could not be had.
  version text,
  image bytea,
  check ((version is null) = (image is null))
);
