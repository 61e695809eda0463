-- What the institution tells its readers, in each language; where one is missing Portuguese stands in.

create table institution_text (
  section text not null check (section in ('first', 'second', 'question', 'general')),
  language text not null check (language in ('pt', 'en', 'es')),
  position smallint not null,
  -- Of a question: itself; the body is its answer.
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  primary key (section, language, position)
);

-- What a reader should know before using a feature.
create table activity_notice (
  activity_code integer not null references activity on delete cascade,
  language text not null check (language in ('pt', 'en', 'es')),
  title text not null,
  body text not null check (body <> ''),
  primary key (activity_code, language)
);

-- When a library is open, and what else its readers should know, in other words than the library's own.
create table library_service (
  library_id integer not null references library on delete cascade,
  language text not null check (language in ('pt', 'en', 'es')),
  hours text not null,
  note text not null default '',
  primary key (library_id, language)
);

-- Of the institution, or of Eventum: events that take registrations.
create table event (
  id integer generated always as identity primary key,
  calendar text not null check (calendar in ('institution', 'eventum')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  starts_at time,
  -- Where more is told, or one registers.
  address text not null default '' check (address = '' or address like 'https://%')
);
create index on event (calendar, ends_on);

create table event_text (
  event_id integer not null references event on delete cascade,
  language text not null check (language in ('pt', 'en', 'es')),
  title text not null check (title <> ''),
  description text not null default '',
  place text not null default '',
  primary key (event_id, language)
);

-- Links of the footer. Forms for comments and suggestions are switched on by whoever answers them.
insert into activity (code, description, enabled) values
  (12, 'Sugestão de aquisição', false),
  (13, 'Comentário geral', false),
  (57, 'ICAP', true),
  (87, 'Catálogo da rede', true)
on conflict (code) do nothing;
