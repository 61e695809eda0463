-- The lines of a result read which headings titles are filed under: of twenty titles, all from the index.
alter table title_heading drop constraint title_heading_pkey;
alter table title_heading add primary key (title_id, relation, position) include (heading_id);
