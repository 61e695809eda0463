/** A connection, or a pool of them. */
interface Querier {
  query(text: string): Promise<unknown>;
}

/** Key of the advisory lock: any number, the same in every server. */
const lock = 4_072_017;

/**
 * Restarts every change log, in the schema of any version: transaction numbers are valid only in the cluster that wrote
 * them. Indexes are rebuilt because the catalogue's number changes, all holds are looked at, and harvesters are told of
 * every title.
 */
const restart = `
  update index_change_log set pruned_to = '0', catalogue_id = gen_random_uuid();
  truncate index_change;
  if to_regclass('public.availability_change') is not null then
    truncate availability_change;
  end if;
  if to_regclass('public.lookup_table_change') is not null then
    truncate lookup_table_change;
    -- What servers that run have kept of these is of before.
    insert into lookup_table_change (table_name)
      select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname in ('note_lookup_change', 'note_catalogue_change')
      group by c.relname;
  end if;
  if to_regclass('public.hold_follower') is not null then
    update hold_follower set read_to = '0';
    insert into hold_look (title_id) select distinct title_id from hold where state = 'waiting';
  end if;
  if to_regclass('public.oai_follower') is not null then
    update oai_follower set read_to = '0', compared_to = 0;
    update oai_record set datestamp = date_trunc('second', clock_timestamp());
  end if;`;

/** Whether a log has a transaction number that this cluster has not reached. */
const isCopied = `
  select exists (select from index_change_log where pruned_to >= next)
    or exists (select from index_change where xid >= next)
    or exists (select from availability_change where xid >= next)
    or exists (select from lookup_table_change where xid >= next)
    or exists (select from hold_follower where read_to > next)
    or exists (select from oai_follower where read_to > next)
  from pg_snapshot_xmax(pg_current_snapshot()) as next`;

/** Restarts the change logs of a restored database, in the transaction that restores it. */
export async function restartLogs(client: Querier): Promise<void> {
  await client.query(`do $$ begin ${restart} end $$`);
}

/**
 * Restarts the logs at the start of a server where PostgreSQL's own tools brought the database from another cluster.
 */
export async function restartCopiedLogs(db: Querier): Promise<void> {
  await db.query(`do $$ begin
    perform pg_advisory_xact_lock(${lock});
    if (${isCopied}) then ${restart} end if;
  end $$`);
}
