-- Digest that a holdings record had until its bibliographic record was withdrawn; null while that one is in use. Its
-- own is another meanwhile, so that it is a change when it comes back.
alter table holdings_record add column digest_before bytea;

-- Titles came back without what their holdings records tell of, which every further import took for unchanged: the next
-- one writes it.
update holdings_record h set digest = sha256(h.digest || convert_to(h.id::text, 'utf8'))
  where not exists (select from copy c where c.holdings_record_id = h.id and c.status <> 'withdrawn')
    and not exists (select from holding o where o.holdings_record_id = h.id)
    and not exists (select from serial_part p where p.holdings_record_id = h.id);
