-- A source withdraws a record (leader/05 d; of authorities s and x too). The title is no longer found or
-- shown, but stays: its copies may be out, and its address says what became of it.
alter table title add column withdrawn_at timestamptz;
alter table bibliographic_record add column withdrawn_at timestamptz;

-- Control numbers that a record says it stands for beside its own (019; 035 of its own source, or
-- cancelled there): who asks for one of them that was withdrawn is led here.
create table former_number (
  record_id integer not null references bibliographic_record on delete cascade,
  source text not null,
  number text not null,
  primary key (record_id, source, number)
);
create index on former_number (number);

create table former_authority_number (
  authority_id integer not null references authority on delete cascade,
  source text not null,
  number text not null,
  primary key (authority_id, source, number)
);
create index on former_authority_number (number);

-- The authority records that a heading had, by which what replaces it is found, and the keys of the
-- headings that the withdrawn record itself names (682).
create table withdrawn_authority (
  heading_id integer not null,
  source text not null,
  number text not null,
  named text[] not null,
  primary key (heading_id, source, number)
);
