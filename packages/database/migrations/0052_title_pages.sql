-- How often titles and their links were opened, counted by the day: who it was is nowhere.
create table title_access (
  title_id integer not null references title on delete cascade,
  day date not null,
  kind text not null check (kind in ('page', 'link', 'restricted')),
  -- Place among the title's links, from 1; 0 is the title itself.
  link smallint not null check ((kind = 'page') = (link = 0) and link >= 0),
  is_signed_in boolean not null check (is_signed_in or kind <> 'restricted'),
  -- Families alone: what a browser says of itself in full could tell people apart.
  browser text not null check (browser in
    ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  device text not null check (device in ('desktop', 'phone', 'tablet', 'other')),
  os text not null check (os in ('android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other')),
  total integer not null check (total > 0),
  primary key (title_id, day, kind, link, is_signed_in, browser, device, os)
);

-- Colour labels on the spine: of a collection by its code, of a class by its main class.
create table colour_label (
  kind text not null check (kind in ('collection', 'ddc', 'udc', 'lcc')),
  code text not null,
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  name_pt text not null check (name_pt <> ''),
  name_en text not null check (name_en <> ''),
  name_es text not null check (name_es <> ''),
  primary key (kind, code)
);
-- One for each main class, as school and public libraries commonly have them.
insert into colour_label (kind, code, colour, name_pt, name_en, name_es)
select kind, code, colour, name_pt, name_en, name_es
from (values ('ddc'), ('udc')) as kinds (kind), (values
  ('0', '#757575', 'cinza', 'grey', 'gris'),
  ('1', '#6a1b9a', 'roxo', 'purple', 'morado'),
  ('2', '#795548', 'marrom', 'brown', 'marrón'),
  ('3', '#c62828', 'vermelho', 'red', 'rojo'),
  ('4', '#ef6c00', 'laranja', 'orange', 'naranja'),
  ('5', '#2e7d32', 'verde', 'green', 'verde'),
  ('6', '#00838f', 'azul-petróleo', 'teal', 'azul petróleo'),
  ('7', '#ad1457', 'rosa', 'pink', 'rosa'),
  ('8', '#1565c0', 'azul', 'blue', 'azul'),
  ('9', '#f9a825', 'amarelo', 'yellow', 'amarillo')
) as labels (code, colour, name_pt, name_en, name_es);

-- MARC and statistics are there from now on; the whole record is for staff.
insert into activity (code, description, enabled) values
  (36, 'MARC', true),
  (74, 'Dados estatísticos', true)
on conflict (code) do update set enabled = true;
insert into role_permission (role, module, activity) values
  ('staff', 2, 9040), ('administrator', 2, 9040);
