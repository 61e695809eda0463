-- The general tab is the front page and the search in every header: it is never off.
update search_tab set enabled = true where code = 'geral';
alter table search_tab add constraint search_tab_general_is_on check (code <> 'geral' or enabled);
