-- What readers write about titles. Others see it once staff of the writer's unit have approved it.

create table title_comment (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  title_id integer not null references title on delete cascade,
  -- The unit of the login it was written with: its staff decide.
  library_id integer not null references library,
  content text not null check (btrim(content) <> '' and char_length(content) <= 2000),
  -- The language of the pages it was written on: that of the mail that tells of a refusal.
  language text not null check (language in ('pt', 'en', 'es')),
  sent_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  -- Why it was refused.
  reason text not null default '' check (char_length(reason) <= 1000),
  decided_at timestamptz,
  decided_by integer references login on delete set null,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'refused') = (btrim(reason) <> ''))
);
create index on title_comment (title_id, state, sent_at);
create index on title_comment (person_id, state);
create index on title_comment (library_id, sent_at);
create index on title_comment (sent_at);
create index on title_comment (decided_by);

insert into activity (code, description, enabled) values (9050, 'Comentários de títulos', true);
insert into role_permission (role, module, activity) values
  ('patron', 1, 9050), ('teacher', 1, 9050), ('staff', 1, 9050), ('administrator', 1, 9050),
  ('staff', 2, 9051), ('administrator', 2, 9051);
