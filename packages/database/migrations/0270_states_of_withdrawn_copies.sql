-- What the copies that went with a title were before, each in the place of its number: what was lost comes back lost.
alter table title_withdrawal add column states text[] not null default '{}';
update title_withdrawal w set states = array(
  select coalesce((select h.changes -> 'status' ->> 0 from copy_change h
      where h.copy_id = c.id and h.changes -> 'status' ->> 1 = 'withdrawn'
      order by h.id desc limit 1), 'available')
    from unnest(w.copies) with ordinality as c (id, place) order by c.place);
alter table title_withdrawal alter column states drop default,
  add check (cardinality(states) = cardinality(copies));
