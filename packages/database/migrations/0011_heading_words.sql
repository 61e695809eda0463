-- Headings and the forms not used of them are searched by their words: those of the key, which is
-- folded. Of a long text the key is cut; `whole_key` then has all of it.

alter table heading add column whole_key text;
alter table heading_reference add column whole_key text;

-- Keys cut before the column was there, folded as nearly as SQL does it; an import folds them anew.
update heading set whole_key = left(regexp_replace(regexp_replace(lower(normalize(text, nfkd)),
    '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]+#]+', ' ', 'g'), 500)
  where length(key) > 100 and key like '%…%';
update heading_reference set whole_key = left(regexp_replace(regexp_replace(lower(normalize(text, nfkd)),
    '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]+#]+', ' ', 'g'), 500)
  where length(key) > 100 and key like '%…%';

alter table heading add column words tsvector not null generated always as (
  array_to_tsvector(array_remove(string_to_array(coalesce(whole_key, key), ' '), ''))) stored;
alter table heading_reference add column words tsvector generated always as (
  case when relation = 'variant' then
    array_to_tsvector(array_remove(string_to_array(coalesce(whole_key, key), ' '), ''))
  end) stored;

-- The entries that wait to be sorted into such an index are read by every search: they stay few.
create index heading_words on heading using gin (words) with (gin_pending_list_limit = 256);
create index heading_reference_words on heading_reference using gin (words)
  with (gin_pending_list_limit = 256) where relation = 'variant';
create index heading_in_order on heading ((key collate "C"), id);
create index heading_reference_variant on heading_reference (key) where relation = 'variant';

-- Titles of a heading are counted by how they are filed under it.
drop index title_heading_heading_id_idx;
create index title_heading_heading on title_heading (heading_id, relation, title_id);
