-- What readers write to a library. Pending until its staff have read it; answered once, by mail.

create table general_comment (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  library_id integer not null references library,
  content text not null check (btrim(content) <> '' and char_length(content) <= 4000),
  -- The language of the pages it was written on: that of the answer's mail.
  language text not null check (language in ('pt', 'en', 'es')),
  sent_at timestamptz not null,
  read_at timestamptz,
  read_by integer references login on delete set null,
  answer text check (btrim(answer) <> '' and char_length(answer) <= 4000),
  answered_at timestamptz,
  answered_by integer references login on delete set null,
  check ((answer is null) = (answered_at is null)),
  check (answered_at is null or read_at is not null)
);
create index on general_comment (library_id, sent_at);
create index on general_comment (sent_at);
create index on general_comment (person_id, read_at);
create index on general_comment (read_by);
create index on general_comment (answered_by);

insert into role_permission (role, module, activity) values
  ('staff', 2, 9101), ('administrator', 2, 9101);

-- Now that somebody reads them.
update activity set enabled = true where code = 13;
