-- What administrators change of the institution.

-- How often each part was changed: who changes it says which state they have seen. The row is also
-- what two changes at once wait for.
create table institution_edit (
  area text primary key,
  version integer not null default 0
);

-- One logo, or none: a PNG without anything that is no picture. `digest` is its SHA-256 in base64url.
create table institution_logo (
  is_only boolean primary key default true check (is_only),
  image bytea not null check (octet_length(image) <= 262144),
  width integer not null check (width between 1 and 2000),
  height integer not null check (height between 1 and 2000),
  digest text not null
);

-- Screens of the staff area: settings, features, texts, opening hours, events, appearance.
insert into role_permission (role, module, activity)
select 'administrator', 2, activity from generate_series(9111, 9116) as activity;
