-- What an installation begins with; staff switch it on and off.
insert into search_tab (code, position, enabled) values
  ('geral', 0, true),
  ('indice', 1, true),
  ('novas-aquisicoes', 2, true),
  ('periodicos', 3, true);

insert into activity (code, description, enabled) values
  (30, 'Exemplares', true),
  (88, 'Logotipo', true);
