-- What tells a reader that a closure moved the last day to fetch a copy named it by its number alone, which a
-- hold and a loan request may both have. From now on it says of which, so that neither hides the other.
update notice n set event = regexp_replace(n.event, '^pickup:', case
    when exists (select from hold h where h.id = substring(n.event from '^pickup:(\d+)')::integer
      and h.person_id = n.person_id and h.title_id = (n.facts ->> 'titleId')::integer)
    then 'pickup:hold:' else 'pickup:request:' end)
where n.kind = 'dated-anew' and n.event ~ '^pickup:\d+:closure:';
