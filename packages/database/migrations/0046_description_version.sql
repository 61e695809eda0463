-- Which version of the mapping (`descriptionVersion` of packages/marc) described a title. Those of
-- an older one are described anew when their record comes in again, unchanged or not.
alter table title add column description_version smallint not null default 0;
