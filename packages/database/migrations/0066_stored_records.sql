-- Records are kept in half the characters (StoredRecord of packages/marc): leader, then each field as
-- tag and value, or as tag, indicators, and code and value of each subfield.
create function stored_record(marc json) returns json language sql immutable as $$
  select json_build_array(marc -> 'leader', coalesce((
    select json_agg(case when field -> 'subfields' is null
        then json_build_array(field -> 'tag', field -> 'value')
        else (select json_agg(part order by place) from (
            select 0::bigint as place, field -> 'tag' as part
            union all select 1, field -> 'ind1'
            union all select 2, field -> 'ind2'
            union all select 2 * at + 1, subfield -> 'code'
              from json_array_elements(field -> 'subfields') with ordinality s (subfield, at)
            union all select 2 * at + 2, subfield -> 'value'
              from json_array_elements(field -> 'subfields') with ordinality s (subfield, at)) parts)
        end order by ordinal)
      from json_array_elements(marc -> 'fields') with ordinality f (field, ordinal)), '[]'))
$$;
-- Their digests are of the longer form: the next import of each writes it once more.
update bibliographic_record set marc = stored_record(marc);
update holdings_record set marc = stored_record(marc);
update authority set marc = stored_record(marc);
drop function stored_record;

-- To compress what is some two thousand characters costs an import more than all else that is done
-- with it; larger ones are compressed as before.
alter table title set (toast_tuple_target = 8160);
alter table bibliographic_record set (toast_tuple_target = 8160);

-- An import says of copies and headings of titles that what they refer to is there; these fire then too.
alter table copy enable always trigger copy_inserted;
alter table title_heading enable always trigger title_heading_inserted;
