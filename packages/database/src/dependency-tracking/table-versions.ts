import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type QueryResult } from 'kysely';
import type { TableVersions } from './dependencies.ts';
import { trackedTables } from './tracked-tables.ts';

/** The transactions that have changed a table. */
interface Changes {
  readonly count: number;
  /** The sum of their numbers. */
  readonly sum: bigint;
}

interface State {
  /** Every transaction below this number has ended. */
  readonly horizon: bigint;
  /** Changes of the transactions below the horizon, by table: they are counted once and for all. */
  readonly ended: ReadonlyMap<string, Changes>;
}

/** A change that is logged; without a transaction where there is none since the horizon that was asked for. */
interface ChangeRow {
  readonly horizon: string;
  readonly xid: string | null;
  readonly name: string;
}

/** All changes of a table since a horizon; without a name where there are none. */
interface SumRow {
  readonly horizon: string;
  readonly name: string | null;
  readonly ended: number;
  readonly ended_sum: string;
  readonly seen: number;
  readonly seen_sum: string;
}

interface ChangedTable {
  readonly name: string;
  readonly ended: Changes;
  readonly seen: Changes;
}

interface ChangesSince {
  /** The horizon at the moment of the reading. */
  readonly horizon: bigint;
  readonly tables: Iterable<ChangedTable>;
}

/** Most changes that are added up here: a statement that adds up takes PostgreSQL three times as long, even of none. */
const mostRows = 64;

const nothing: Changes = { count: 0, sum: 0n };

/**
 * Milliseconds without a reading after which changes may have been logged and cleared since: half of the
 * day that the log keeps, as clocks and nightly jobs are not on time.
 */
const unreadTooLong = 43_200_000;

type Ask = <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;

/**
 * Reads the versions of the tracked tables from the log of their changes. Each time it reads only the
 * transactions that had not certainly ended the last time, however long the log is.
 */
export class TableVersionReader {
  readonly #ask: Ask;
  #state: State = { horizon: 0n, ended: new Map() };
  #next: Promise<TableVersions> | null = null;
  readonly #now: () => number;
  #lastAt: number;
  /** Part of each version. Raised where versions were not read for long: every table may have changed. */
  #epoch = 0;

  /** @param now - in milliseconds */
  constructor(ask: Ask, now: () => number = () => Date.now()) {
    this.#ask = ask;
    this.#now = now;
    this.#lastAt = now();
  }

  /** Reads once for all callers in one turn of the event loop: what they committed before is seen. */
  read(): Promise<TableVersions> {
    this.#next ??= nextTurn().then(() => {
      this.#next = null;
      return this.#readSince(this.#state);
    });
    return this.#next;
  }

  async #changesSince(horizon: bigint): Promise<ChangesSince> {
    const { rows } = await this.#ask<ChangeRow>(firstChangesSince(horizon));
    if (rows.length <= mostRows) return addedUp(rows);
    return summed((await this.#ask<SumRow>(sumsSince(horizon))).rows);
  }

  /** Reads the changes since a state. Readings may overlap: each counts from the state at its beginning. */
  async #readSince({ horizon, ended }: State): Promise<TableVersions> {
    const at = this.#now();
    const { horizon: reached, tables } = await this.#changesSince(horizon);
    if (at - this.#lastAt > unreadTooLong) this.#epoch += 1;
    this.#lastAt = at;
    const epoch = this.#epoch;
    const now = new Map(ended);
    const seen = new Map(ended);
    for (const table of tables) {
      const before = ended.get(table.name);
      now.set(table.name, plus(before, table.ended));
      seen.set(table.name, plus(before, table.seen));
    }
    if (reached > this.#state.horizon) this.#state = { horizon: reached, ended: now };
    return new Map(
      [...trackedTables].map((name) => {
        const { count, sum } = seen.get(name) ?? nothing;
        return [name, `${epoch}:${count}:${sum}`];
      }),
    );
  }
}

function plus(before: Changes = nothing, more: Changes = nothing): Changes {
  return { count: before.count + more.count, sum: before.sum + more.sum };
}

function addedUp(rows: readonly ChangeRow[]): ChangesSince {
  const horizon = BigInt(rows[0]?.horizon ?? 0);
  const ended = new Map<string, Changes>();
  const seen = new Map<string, Changes>();
  for (const { xid, name } of rows) {
    if (xid === null) continue;
    const change = { count: 1, sum: BigInt(xid) };
    seen.set(name, plus(seen.get(name), change));
    if (change.sum < horizon) ended.set(name, plus(ended.get(name), change));
  }
  const tables = seen
    .entries()
    .map(([name, all]) => ({ name, ended: ended.get(name) ?? nothing, seen: all }));
  return { horizon, tables };
}

function summed(rows: readonly SumRow[]): ChangesSince {
  const tables = rows.flatMap(({ name, ended, ended_sum, seen, seen_sum }) =>
    name === null
      ? []
      : {
          name,
          ended: { count: ended, sum: BigInt(ended_sum) },
          seen: { count: seen, sum: BigInt(seen_sum) },
        },
  );
  return { horizon: BigInt(rows[0]?.horizon ?? 0), tables };
}

/** The changes that are logged since a horizon, one more than are added up here at most. */
function firstChangesSince(horizon: bigint): CompiledQuery {
  return CompiledQuery.raw(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, c.xid::text, c.table_name as name
     from (select 1) one
       left join (
         select xid, table_name from lookup_table_change where xid >= $1::text::xid8
         limit ${mostRows + 1}
       ) c on true`,
    [String(horizon)],
  );
}

/**
 * The changes that are logged since a horizon, added up. Their count and sum make a version: of two states of the log
 * with as many rows, the later one has the greater sum, since rows are cleared only of transactions that
 * ended before the later ones began.
 */
function sumsSince(horizon: bigint): CompiledQuery {
  return CompiledQuery.raw(
    `select now.horizon::text, c.table_name as name,
       count(*) filter (where c.xid < now.horizon)::integer as ended,
       coalesce(sum(c.xid::text::numeric) filter (where c.xid < now.horizon), 0)::text as ended_sum,
       count(*)::integer as seen, coalesce(sum(c.xid::text::numeric), 0)::text as seen_sum
     from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) now
       left join lookup_table_change c on c.xid >= $1::text::xid8
     group by now.horizon, c.table_name`,
    [String(horizon)],
  );
}
