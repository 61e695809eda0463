import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { refuse, refuseBlank } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { lockCopies } from '../circulation/index.ts';
import type { Context } from '../context.ts';
import { isSeenBy, type Sight } from '../staff-access/index.ts';
import { findMoved } from './copy-rows.ts';
import { sayState } from './say-state.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** Reports a copy lost that is missing from the hold shelf: its hold waits again, in its old place. */
export function missHeldCopy({ db, clock }: Deps): UseCase<typeof endpoints.missHeldCopy> {
  return ({ params: { id } }, { person: { loginId }, language }) =>
    miss({ db, loginId, language }, clock, { find: (trx) => findHeld(trx, id, loginId), note: '' });
}

/** Reports a copy lost that left and does not arrive, at either end; its requester is told why. */
export function missTransit({ db, clock }: Deps): UseCase<typeof endpoints.missTransit> {
  return ({ params: { id }, body: { motivo } }, { person: { loginId }, language }) => {
    if (motivo === '') {
      const name = translatorFor(language)('loanRequests.fields.motivo');
      return Promise.resolve(refuseBlank('motivo', name, language));
    }
    const find = (trx: Db) => findOnWay(trx, id, loginId);
    return miss({ db, loginId, language }, clock, { find, note: motivo });
  };
}

interface MissingReport {
  /** The copy, once more with the copies of its title locked. */
  readonly find: (trx: Db) => Promise<{ readonly copy_id: number | null } | undefined>;
  readonly note: string;
}

function miss(sight: Sight, clock: Context['clock'], { find, note }: MissingReport) {
  return sight.db.transaction().execute(async (trx) => {
    const inside = { ...sight, db: trx };
    const seen = await find(trx);
    if (!seen?.copy_id) return refuse(404, 'NaoEncontrado');
    const copy = await findMoved(inside, seen.copy_id);
    if (!copy) return refuse(404, 'NaoEncontrado');
    await lockCopies(trx, copy.title_id);
    const row = (await find(trx)) && (await findMoved(inside, copy.id));
    const said = { state: 'perdido', note, loginId: sight.loginId, clock } as const;
    if (!row || !(await sayState(trx, row, said))) return refuse(409, 'SituacaoMudou');
    return { status: 200 as const, body: { codigo_barras: row.barcode ?? '', titulo: row.title } };
  });
}

function findHeld(trx: Db, id: number, loginId: number) {
  return trx
    .selectFrom('hold as h')
    .innerJoin('copy as c', 'c.id', 'h.copy_id')
    .select('h.copy_id')
    .where('h.id', '=', id)
    .where('h.state', '=', 'released')
    .where('c.state', '=', 'held')
    .where(isSeenBy(loginId, 'h.library_id'))
    .executeTakeFirst();
}

function findOnWay(trx: Db, id: number, loginId: number) {
  const ends = ['s.from_library_id', 's.to_library_id'].map((end) => isSeenBy(loginId, end));
  return trx
    .selectFrom('transit as s')
    .select('s.copy_id')
    .where('s.id', '=', id)
    .where('s.arrived_at', 'is', null)
    .where(sql<boolean>`(${sql.join(ends, sql` or `)})`)
    .executeTakeFirst();
}
