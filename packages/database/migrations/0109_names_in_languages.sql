-- What the lists of a network are called in the other languages. `name` is the network's own, in
-- Portuguese, and stands in where a language has none. Imports write `name` and no other.
alter table campus
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table library
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table service_point
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table location
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table collection
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table loan_type
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);
alter table patron_category
  add column name_en text not null default '' check (char_length(name_en) <= 200),
  add column name_es text not null default '' check (char_length(name_es) <= 200);

-- Categories that every installation begins with, where nobody has called them otherwise.
update patron_category c set name_en = known.name_en, name_es = known.name_es
from (values
  ('GRA', 'Estudante de graduação', 'Undergraduate student', 'Estudiante de grado'),
  ('POS', 'Estudante de pós-graduação', 'Graduate student', 'Estudiante de posgrado'),
  ('DOC', 'Docente', 'Faculty', 'Docente'),
  ('FUN', 'Funcionário', 'Staff', 'Personal'),
  ('VIS', 'Visitante', 'Visitor', 'Visitante')
) as known (code, name, name_en, name_es)
where c.code = known.code and c.name = known.name;
