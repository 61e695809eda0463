-- What the codes that records give libraries mean here, beside the libraries' own codes.
create table library_code (
  code text primary key,
  library_id integer not null references library on delete cascade
);
create index on library_code (library_id);

-- Copies, holdings and parts of serials that are set aside, since nobody has said which library their
-- code means. They are written from the stored record once somebody does.
create table unplaced_item (
  record_id integer not null references bibliographic_record on delete cascade,
  -- Null where the bibliographic record itself tells of them.
  holdings_record_id integer references holdings_record on delete cascade,
  code text not null,
  items integer not null check (items > 0),
  unique nulls not distinct (record_id, holdings_record_id, code)
);
create index on unplaced_item (code);
create index on unplaced_item (holdings_record_id) where holdings_record_id is not null;

insert into role_permission (role, module, activity) values ('administrator', 2, 9120);

-- Two libraries may become one: what was asked for from one to the other stays as it ended.
alter table loan_request drop constraint loan_request_check;
alter table loan_request add constraint loan_request_between_libraries
  check (origin_library_id <> receiving_library_id or ended_at is not null);
