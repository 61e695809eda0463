-- Changes of personal data that a reader may only ask for. One of each person waits at a time; what is
-- asked for meanwhile is added to it. `changes` has the texts of the wire by field.
create table personal_data_request (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  -- The unit whose staff answer.
  library_id integer not null references library,
  changes jsonb not null,
  -- The language of the pages it was written on: that of the answer's mail.
  language text not null check (language in ('pt', 'en', 'es')),
  sent_at timestamptz not null,
  answered_at timestamptz,
  answered_by integer references login on delete set null,
  is_granted boolean,
  answer text not null default '' check (char_length(answer) <= 1000),
  check ((answered_at is null) = (is_granted is null))
);
create unique index on personal_data_request (person_id) where answered_at is null;
create index on personal_data_request (person_id, answered_at);
create index on personal_data_request (library_id, sent_at);
create index on personal_data_request (answered_by);

insert into role_permission (role, module, activity) values
  ('staff', 2, 9209), ('administrator', 2, 9209);
