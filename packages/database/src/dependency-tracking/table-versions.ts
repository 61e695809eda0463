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

interface Row {
  readonly horizon: string;
  /** The table; null where nothing has changed since the last horizon. */
  readonly name: string | null;
  readonly ended: number;
  readonly ended_sum: string;
  readonly seen: number;
  readonly seen_sum: string;
}

const nothing: Changes = { count: 0, sum: 0n };

/**
 * Milliseconds without a reading after which changes may have been logged and cleared since: half of the
 * day that the log keeps, as clocks and nightly jobs are not on time.
 */
const unreadTooLong = 43_200_000;

type Ask = (query: CompiledQuery) => Promise<QueryResult<Row>>;

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

  /** Reads once for all who ask in one turn of the event loop: what they committed before is seen. */
  read(): Promise<TableVersions> {
    this.#next ??= nextTurn().then(() => {
      this.#next = null;
      return this.#readSince(this.#state);
    });
    return this.#next;
  }

  /** Readings may overlap: each counts from the state at its beginning. */
  async #readSince({ horizon, ended }: State): Promise<TableVersions> {
    const at = this.#now();
    const { rows } = await this.#ask(changesSince(horizon));
    if (at - this.#lastAt > unreadTooLong) this.#epoch += 1;
    this.#lastAt = at;
    const epoch = this.#epoch;
    const now = new Map(ended);
    const seen = new Map(ended);
    for (const row of rows) {
      if (row.name === null) continue;
      const before = ended.get(row.name);
      now.set(row.name, plus(before, row.ended, row.ended_sum));
      seen.set(row.name, plus(before, row.seen, row.seen_sum));
    }
    const reached = BigInt(rows[0]?.horizon ?? 0);
    if (reached > this.#state.horizon) this.#state = { horizon: reached, ended: now };
    return new Map(
      [...trackedTables].map((name) => {
        const { count, sum } = seen.get(name) ?? nothing;
        return [name, `${epoch}:${count}:${sum}`];
      }),
    );
  }
}

function plus(before: Changes = nothing, count: number, sum: string): Changes {
  return { count: before.count + count, sum: before.sum + BigInt(sum) };
}

/**
 * The changes that are logged since a horizon. Their count and sum make a version: of two states of the log
 * with as many rows, the later one has the greater sum, since rows are cleared only of transactions that
 * ended before the later ones began.
 */
function changesSince(horizon: bigint): CompiledQuery {
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
