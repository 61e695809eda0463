-- Vendors of e-books and databases that readers are taken to signed in.

create table vendor (
  name text primary key check (name in (
    'pearson', 'cengage', 'editora_forum', 'minhabiblioteca', 'ebrary', 'rtonline', 'lectio', 'gale',
    'gale_book', 'oxford', 'proquest', 'uptodate', 'lexicomp', 'solucto', 'jornalderesenhas'
  )),
  -- What readers know it by.
  label text not null check (label <> ''),
  -- Where its entry is: by TLS, or on this very machine.
  address text not null check (address ~ '^(https://|http://(127[.]0[.]0[.]1|localhost)[:/])'),
  -- Hosts that readers may be taken to, with the port where it is not the usual one.
  hosts text[] not null check (cardinality(hosts) > 0),
  -- Known to the vendor and to us: signs who is let in.
  secret bytea not null check (length(secret) >= 32),
  enabled boolean not null default true
);
