-- Copies of which staff and record say different things, and what staff changed of the columns that name
-- entries of lists: found by the entry where one is removed, or becomes part of another.
create index copy_said on copy (id) where record_says <> '{}';
create index copy_change_library on copy_change (copy_id) where changes ? 'library_id';
create index copy_change_loan_type on copy_change (copy_id) where changes ? 'loan_type_id';
create index copy_change_collection on copy_change (copy_id) where changes ? 'collection_id';
create index copy_change_location on copy_change (copy_id) where changes ? 'location_id';
