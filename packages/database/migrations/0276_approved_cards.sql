-- What a catalogue card that was approved says to whoever verifies it. It is printed in a work, and outlives
-- the request and the account it was asked for by.
create table approved_card (
  code text primary key,
  title text not null,
  author text not null,
  author_mark text not null,
  class text not null,
  approved_at timestamptz not null,
  library_id integer not null references library
);
create index on approved_card (library_id);
insert into approved_card
select card_code, coalesce(details ->> 'titulo', ''),
  concat_ws(', ', nullif(details ->> 'autor_sobrenome', ''), nullif(details ->> 'autor_nome', '')),
  card_author_mark, card_class, card_approved_at, library_id
from request where card_code is not null;
