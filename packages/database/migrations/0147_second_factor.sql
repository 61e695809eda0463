-- What somebody shows beside their password: a code of their own device's, or one of those they keep.

create table second_factor (
  person_id integer primary key references person on delete cascade,
  -- Of TOTP (RFC 6238); sealed.
  secret text not null,
  -- Null until a code has shown that their device has it.
  confirmed_at timestamptz,
  -- The last step of time whose code was taken: each is good once.
  last_step bigint not null default 0
);

-- SHA-256 of codes that were shown once, each good once: 80 bits, which nobody guesses.
create table second_factor_key (
  person_id integer not null references second_factor on delete cascade,
  hash bytea not null,
  primary key (person_id, hash)
);
