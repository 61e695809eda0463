-- Passkeys (Web Authentication) beside a password: keys of a device, or of who keeps them in step.

create table passkey (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  -- What the device calls it (base64url), and its public key (COSE): neither is a secret.
  credential text not null unique,
  public_key bytea not null,
  -- How often it has signed, as its device counts; 0 for ever where that does not.
  signature_count bigint not null,
  transports text[] not null,
  -- The one host that it signs for.
  host text not null,
  name text not null,
  made_at timestamptz not null,
  used_at timestamptz
);
create index passkey_person on passkey (person_id);

-- SHA-256 of what a passkey is to sign, used up by the first answer.
create table passkey_challenge (
  person_id integer not null references person on delete cascade,
  hash bytea not null,
  -- For one that is being made, not for one that is shown.
  is_new boolean not null,
  expires_at timestamptz not null,
  primary key (person_id, hash)
);

-- Codes to keep are of whoever has a second factor, of either kind.
alter table second_factor_key
  drop constraint second_factor_key_person_id_fkey,
  add foreign key (person_id) references person on delete cascade;
