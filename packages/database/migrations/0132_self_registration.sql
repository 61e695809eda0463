-- Readers who registered themselves, until the desk has seen their document: they can sign in to nothing yet.
create table registration_request (
  id integer generated always as identity primary key,
  library_id integer not null references library on delete cascade,
  name text not null check (char_length(name) <= 200),
  emails text[] not null,
  phone text not null default '' check (char_length(phone) <= 60),
  tax_number text not null default '',
  id_number text not null default '' check (char_length(id_number) <= 200),
  -- Of the password that they chose.
  password_hash text not null,
  language text not null,
  asked_at timestamptz not null
);
create index on registration_request (library_id, asked_at);

-- Off until the institution allows it.
insert into activity (code, description, enabled) values
  (9233, 'Cadastro feito pelo leitor', false)
on conflict (code) do nothing;
