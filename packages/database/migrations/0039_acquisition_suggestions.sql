-- What readers suggest that a library buy, and how each suggestion stands.

create table acquisition_suggestion (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  library_id integer not null references library,
  author text not null,
  title text not null check (btrim(title) <> ''),
  edition text not null,
  publisher text not null check (btrim(publisher) <> ''),
  isbn_issn text not null,
  is_serial boolean not null,
  notes text not null,
  -- Of a teacher's. Names as they were then: plans, and the lists they stand on, are loaded anew.
  course_code text,
  course_name text,
  discipline_code text,
  discipline_name text,
  copies integer check (copies between 1 and 999),
  language text not null check (language in ('pt', 'en', 'es')),
  sent_at timestamptz not null,
  state text not null default 'pre-suggestion' check (state in (
    'pre-suggestion', 'purchase-suggestion', 'in-quote', 'trading', 'awaiting-delivery',
    'partially-attended', 'attended', 'finished-incomplete', 'already-exists', 'duplicated',
    'exhausted', 'not-found', 'not-attended', 'cancelled')),
  handled_at timestamptz,
  handled_by integer references login on delete set null,
  -- What was mailed with the last change.
  answer text not null default '',
  check (num_nonnulls(course_code, course_name, discipline_code, discipline_name, copies) in (0, 5)),
  check (handled_at is not null or (state = 'pre-suggestion' and answer = ''))
);
create index on acquisition_suggestion (library_id, sent_at);
create index on acquisition_suggestion (sent_at);
create index on acquisition_suggestion (person_id, state);
create index on acquisition_suggestion (handled_by);

-- Teachers have a form of their own: 9030.
insert into role_permission (role, module, activity) values
  ('staff', 2, 9102), ('administrator', 2, 9102), ('teacher', 1, 9030);

-- Now that somebody reads them.
update activity set enabled = true where code = 12;
