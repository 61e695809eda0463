-- Tables under the names of their modules: clearances, title lists, usage statistics.
alter table no_debts_declaration rename to clearance;
alter table kept_title rename to title_list_entry;
alter table title_access rename to title_usage;
