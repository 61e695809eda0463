-- The institution an installation serves, what it has switched on, and where it is.

create table institution_setting (
  key text primary key,
  value jsonb not null
);

create table activity (
  code integer primary key,
  description text not null,
  enabled boolean not null
);

create table search_tab (
  code text primary key,
  position smallint not null,
  enabled boolean not null
);

create table campus (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null
);

create table library (
  id integer generated always as identity primary key,
  campus_id integer not null references campus,
  code text not null unique,
  name text not null,
  address text not null default '',
  opening_hours text not null default '',
  phone text not null default '',
  email text not null default ''
);
create index on library (campus_id);
