-- What a letter lets its reader do by one press, without signing in: each address once.

create table letter_act (
  id bigint generated always as identity primary key,
  -- SHA-256 of the code in the address. The code bears a signature over what it is for.
  code_hash bytea not null unique,
  person_id integer not null references person on delete cascade,
  act text not null check (act in ('renew-all', 'pass-turn', 'cancel-hold', 'extend-hold')),
  hold_id integer references hold on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((act = 'renew-all') = (hold_id is null))
);
create index on letter_act (person_id);
create index on letter_act (hold_id);
create index on letter_act (expires_at);

-- A hold that is soon of no use any more.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in (
  'due-soon', 'due-today', 'overdue', 'renewed', 'not-renewed', 'dated-anew',
  'hold-released', 'hold-expired', 'hold-cancelled', 'hold-ending',
  'request-moved', 'suggestion-answered', 'interest-ending', 'request-handled'));
create index on hold (needed_until) where state = 'waiting' and needed_until is not null;
