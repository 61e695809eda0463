-- A charge said twice is one: what each form sends once. Null: what the rules charged, or was charged before.
alter table debt add submission uuid unique;
