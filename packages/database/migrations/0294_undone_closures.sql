-- When a closure without notice was undone. What it moved and took off stays, and is counted by whichever
-- replaces it.
alter table opening_entry
  add column undone_at timestamptz,
  add check (undone_at is null or is_emergency);
