-- What the institution knows of a person beside their name, and mail addresses before they count.

create table personal_data (
  person_id integer primary key references person on delete cascade,
  street text not null default '',
  complement text not null default '',
  postal_code text not null default '' check (postal_code ~ '^([0-9]{8})?$'),
  district text not null default '',
  city text not null default '',
  id_number text not null default '',
  -- A CPF, whose check digits the application computes.
  tax_number text not null default '' check (tax_number ~ '^([0-9]{11})?$'),
  nationality text not null default '',
  gender text check (gender in ('F', 'M')),
  birth_date date,
  marital_status text check (marital_status in (
    'solteiro', 'casado', 'separado', 'divorciado', 'viuvo', 'outro')),
  education text not null default '',
  location text not null default '',
  job text not null default ''
);

-- Addresses that somebody has given for theirs. A row is gone once it has been confirmed, or given up.
create table email_confirmation (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  address text not null check (char_length(address) <= 254),
  -- Addresses that count until this one does, and no longer.
  replaces text[] not null default '{}',
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  unique (person_id, address)
);
create index on email_confirmation (expires_at);

-- The repository of works is a place that readers are taken to as they are to vendors.
alter table vendor drop constraint vendor_name_check;
alter table vendor add constraint vendor_name_check check (name in (
  'pearson', 'cengage', 'editora_forum', 'minhabiblioteca', 'ebrary', 'rtonline', 'lectio', 'gale',
  'gale_book', 'oxford', 'proquest', 'uptodate', 'lexicomp', 'solucto', 'jornalderesenhas',
  'repositorio'
));

-- Exchange of users and posting of works wait for the institution to switch them on.
insert into activity (code, description, enabled) values
  (9013, 'Postagem de trabalho', false),
  (9014, 'Dados pessoais', true),
  (9015, 'Troca de usuário', false)
on conflict (code) do nothing;
