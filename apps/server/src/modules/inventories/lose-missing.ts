import type { endpoints, InventoryResult, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { lockCopy, sayState, stateNames } from '../copies/index.ts';
import type { Sight } from '../staff-access/index.ts';
import { presentParts } from './present-inventory.ts';
import { findListed, readWhole } from './read-inventory.ts';
import { areSeen } from './repository.ts';
import { findSought } from './sought-copies.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Result = Success<typeof endpoints.loseMissingCopies>['resultados'][number];

/** Marks missing copies as lost, each in a transaction of its own: one that cannot be marked keeps no other from it. */
export function loseMissingCopies({
  db,
  clock,
}: Deps): UseCase<typeof endpoints.loseMissingCopies> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const row = await findListed({ sight, clock }, id);
    if (!row) return refuse(404, 'NaoEncontrado');
    if (!row.ended_at) return refuse(409, 'InventarioAberto');
    if (!(await areSeen(sight, body.exemplares))) return refuse(404, 'NaoEncontrado');
    const note = body.nota || translatorFor(language)('inventories.reason', { id });
    const resultados: Result[] = [];
    for (const copyId of new Set(body.exemplares)) {
      resultados.push(await lose({ sight, clock }, { inventoryId: id, note }, copyId));
    }
    const after = await readWhole({ sight, clock }, id, { page: 1 });
    if (!after) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: { ...after, resultados } };
  };
}

interface Desk {
  readonly sight: Sight;
  readonly clock: Deps['clock'];
}

interface Loss {
  readonly inventoryId: number;
  readonly note: string;
}

/**
 * Marks a copy as lost, or tells why not, by what it is once it is locked, whatever it was on the
 * list.
 */
function lose(
  { sight, clock }: Desk,
  { inventoryId, note }: Loss,
  copyId: number,
): Promise<Result> {
  const { loginId } = sight;
  return sight.db.transaction().execute(async (trx) => {
    const row = await lockCopy({ ...sight, db: trx }, copyId);
    const told = (resultado: InventoryResult): Result => ({
      cod_exemplar: copyId,
      codigo_barras: row?.barcode ?? '',
      titulo: row?.title ?? '',
      ...presentParts(row ?? null),
      situacao: resultado === 'marcado' || !row ? 'perdido' : stateNames[row.state],
      resultado,
    });
    if (!row) return told('mudou');
    if (inUse.has(row.state)) return told('em_uso');
    const { isScanned, isMissing } = await findSought(trx, inventoryId, copyId);
    if (isScanned) return told('lido');
    if (!isMissing) return told('mudou');
    const said = { state: 'perdido', note, inventoryId, loginId, clock } as const;
    return told((await sayState(trx, row, said)) ? 'marcado' : 'mudou');
  });
}

/** States of a copy that somebody has, waits for, or carries. */
const inUse: ReadonlySet<string> = new Set(['on-loan', 'claimed-returned', 'held', 'in-transit']);
