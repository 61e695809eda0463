-- A bar code is found whatever its case: scanners and labels differ in it.
drop index copy_barcode_idx;
create index copy_barcode on copy (upper(barcode));
drop index loan_barcode_idx;
create index loan_barcode on loan (upper(barcode)) where returned_at is null;
