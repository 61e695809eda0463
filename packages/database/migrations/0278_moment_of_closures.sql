-- When a closure without notice was saved: what began or was charged after that counts by its days already.
-- Those of before have none.
alter table opening_entry add column closed_at timestamptz;
