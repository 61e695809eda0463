-- Why a link is not let in: staff who see the block read it.
alter table login add column block_reason text not null default '';
