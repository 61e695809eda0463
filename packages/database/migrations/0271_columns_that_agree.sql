-- A copy that staff added kept all its columns as theirs once a record named it. What agrees with the record is the
-- record's, and when a copy came and went no record says. What still waits for its library is left: its record has said nothing of it yet.
with pruned as (
  select c.id, (select coalesce(jsonb_object_agg(said.key, said.value), '{}')
      from jsonb_each(c.record_says) said
      where said.key not in ('included_on', 'left_on')
        and (said.value is distinct from to_jsonb(c) -> said.key or exists (select from unplaced_item u
          where u.record_id = c.record_id and u.holdings_record_id is not distinct from c.holdings_record_id))) as says
    from copy c where c.record_says <> '{}'
)
update copy c set record_says = p.says from pruned p where p.id = c.id and p.says <> c.record_says;
