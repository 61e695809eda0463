-- Headings that no title is filed under and no authority record has were left by titles that had come under others.
-- Those that a reader or the front page follows stay: a title may bear them again.
delete from heading h
  where not exists (select from title_heading t where t.heading_id = h.id)
    and not exists (select from authority a where a.heading_id = h.id)
    and not exists (select from interest i where i.heading_id = h.id)
    and h.id not in (
      select named[1]::bigint from (
        select query from saved_search union all select target from front_shelf where kind = 'search'
      ) as kept (query), regexp_matches(query, 'filtro=[AOSF]%3A(\d{1,10})(?=&|$)', 'g') as named);
