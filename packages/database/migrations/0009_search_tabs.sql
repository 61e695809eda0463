-- Every tab of the search page, in its order; staff switch them on and off.
insert into search_tab (code, position, enabled) values
  ('geral', 0, true),
  ('avancada', 1, true),
  ('indice', 2, true),
  ('autoridades', 3, true),
  ('novas-aquisicoes', 4, true),
  ('periodicos', 5, true),
  ('plano-ensino', 6, true),
  ('rede', 7, true),
  ('arquivo', 8, true),
  ('atos-normativos', 9, true),
  ('normas', 10, true),
  ('bases-de-dados', 11, true)
on conflict (code) do update set position = excluded.position;
