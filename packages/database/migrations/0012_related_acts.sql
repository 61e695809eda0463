-- Acts and standards by the titles their records point to: what amends, revokes or replaces one is
-- asked for with each line of a result. Of all other titles nothing is indexed.
create index title_related_act
  on title using gin (((description -> 'related')::jsonb) jsonb_path_ops)
  where work_type in ('normative-act', 'standard');
