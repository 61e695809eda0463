-- What readers ask of the staff: copies from other libraries, surveys, catalogue cards, searches.
create table request (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  login_id integer not null references login,
  -- The unit whose staff answer.
  library_id integer not null references library,
  kind text not null check (kind in ('switching', 'survey', 'catalogue-card', 'specialized-search')),
  -- What of it is copied.
  document text check (document in ('article', 'thesis', 'part')),
  -- The form by the fields of the wire, without what was left blank.
  details jsonb not null,
  -- Where it is answered to, and what else was written.
  emails text[] not null check (emails <> '{}'),
  note text not null check (char_length(note) <= 4000),
  -- The language of the pages it was written on: that of its letters.
  language text not null check (language in ('pt', 'en', 'es')),
  sent_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'in-progress', 'cost-proposed', 'finished', 'not-finished')),
  -- The day by which the library means to answer.
  due_on date,
  answer text not null default '' check (char_length(answer) <= 4000),
  -- By staff, or where the reader accepts a cost or takes it back by nobody of them.
  handled_at timestamptz,
  handled_by integer references login on delete set null,
  -- Of one that is not finished.
  ended_by text check (ended_by in ('patron', 'staff')),
  -- Centavos; owed only once its reader has accepted it.
  cost integer check (cost > 0),
  cost_accepted boolean,
  debt_id integer unique references debt,
  -- Of a catalogue card, once a librarian has approved it.
  card_code text unique,
  card_approved_at timestamptz,
  card_author_mark text not null default '',
  card_class text not null default '',
  check ((kind = 'switching') = (document is not null)),
  check ((state <> 'waiting') <= (handled_at is not null)),
  check ((state = 'not-finished') = (ended_by is not null)),
  check ((state = 'cost-proposed') <= (cost is not null and cost_accepted is null)),
  check ((debt_id is not null) = coalesce(cost_accepted, false)),
  check ((card_code is null) = (card_approved_at is null)),
  check (card_code is null or kind = 'catalogue-card')
);
create index on request (person_id, kind, sent_at);
create index on request (library_id, due_on) where state not in ('finished', 'not-finished');
create index on request (library_id, sent_at);
create index on request (login_id);
create index on request (handled_by);
create trigger request_through_login before insert on request
  for each row execute function refuse_ended_login();

-- What staff send: for its reader and the staff of its unit alone.
create table request_attachment (
  id integer generated always as identity primary key,
  request_id integer not null references request on delete cascade,
  name text not null check (char_length(name) between 1 and 150),
  type text not null check (type in
    ('application/pdf', 'image/jpeg', 'image/png', 'text/plain; charset=utf-8')),
  content bytea not null check (octet_length(content) between 1 and 10485760),
  added_at timestamptz not null,
  added_by integer references login on delete set null
);
create index on request_attachment (request_id);
create index on request_attachment (added_by);

-- Titles of the catalogue by which a request is answered, in the order they are told.
create table request_title (
  request_id integer not null references request on delete cascade,
  title_id integer not null references title on delete cascade,
  place integer not null,
  primary key (request_id, title_id)
);
create index on request_title (title_id);

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in (
  'due-soon', 'due-today', 'overdue', 'renewed', 'not-renewed', 'dated-anew',
  'hold-released', 'hold-expired', 'hold-cancelled',
  'request-moved', 'suggestion-answered', 'interest-ending', 'request-handled'));

insert into activity (code, description, enabled) values
  (9016, 'Pesquisa especializada', true)
on conflict (code) do update set enabled = true;
insert into role_permission (role, module, activity) values
  ('staff', 2, 9210), ('administrator', 2, 9210);
