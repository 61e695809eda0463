import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type QueryResult } from 'kysely';
import type { TableVersions } from '../reads/index.ts';
import { watchedTables } from './tables.ts';

/** Changes of a table: how many transactions, and the sum of their numbers. */
interface Changes {
  readonly count: number;
  readonly sum: bigint;
}

interface State {
  /** Below it every transaction has ended: what they changed was counted once and for all. */
  readonly horizon: bigint;
  readonly ended: ReadonlyMap<string, Changes>;
}

interface Row {
  readonly horizon: string;
  /** Null where nothing has changed since. */
  readonly name: string | null;
  readonly ended: number;
  readonly ended_sum: string;
  readonly seen: number;
  readonly seen_sum: string;
}

const nothing: Changes = { count: 0, sum: 0n };

/**
 * Milliseconds after which a change may have come and gone from the log, which keeps a day, since the last
 * look: half of it, as clocks and jobs of the night are not on time.
 */
const forgetful = 43_200_000;

type Ask = (query: CompiledQuery) => Promise<QueryResult<Row>>;

/**
 * Looks which transactions have changed the tables. Each time only those are read of the log that had
 * not ended for certain at the last, however much it holds.
 */
export class VersionLook {
  readonly #ask: Ask;
  #state: State = { horizon: 0n, ended: new Map() };
  #next: Promise<TableVersions> | null = null;
  readonly #now: () => number;
  #lastAt: number;
  /** Raised where nobody has looked for long: then every table may have changed. */
  #epoch = 0;

  /** `now` is in milliseconds. */
  constructor(ask: Ask, now: () => number = () => Date.now()) {
    this.#ask = ask;
    this.#now = now;
    this.#lastAt = now();
  }

  /** One look for all who ask until it begins: what they wrote before is in it. */
  look(): Promise<TableVersions> {
    this.#next ??= nextTurn().then(() => {
      this.#next = null;
      return this.#read(this.#state);
    });
    return this.#next;
  }

  /** Looks overlap: each counts from where it began. */
  async #read({ horizon, ended }: State): Promise<TableVersions> {
    const at = this.#now();
    const { rows } = await this.#ask(changesSince(horizon));
    if (at - this.#lastAt > forgetful) this.#epoch += 1;
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
      [...watchedTables].map((name) => {
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
 * Of two states of the log with as many rows the later one has the greater sum: what is pruned is of
 * transactions that ended before those began which came since.
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
