-- Who of the staff renewed a loan; those of before are not known.
alter table renewal add column renewed_by integer references login;
