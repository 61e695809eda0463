import { deskHoldStates, type DeskHoldState, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { recordEvent } from '../../auth/index.ts';
import { listForStaff, type Sight } from '../../staff-access/index.ts';
import { lockCopies } from '../facts/index.ts';
import {
  countDeskHolds,
  findDeskHold,
  findDeskHolds,
  markTakenOff,
  type DeskState,
} from './desk-repository.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import type { HoldEnding } from './hold-move-repository.ts';
import { tellEnded } from './hold-notices.ts';
import { presentDeskHold, presentNext } from './present-desk-hold.ts';
import { findOpenHolds } from './queue-repository.ts';
import { endHold } from './serve-queue.ts';

const storedStates = {
  prateleira: 'released',
  recolher: 'left',
  fila: 'waiting',
} as const satisfies Readonly<Record<DeskHoldState, DeskState>>;

/** Lists holds of the asker's unit, on the hold shelf, to be taken off it or waiting, with their readers. */
export function listDeskHolds({ db, clock }: HoldDeps): UseCase<typeof endpoints.listDeskHolds> {
  return async ({ query }, { person: { loginId }, language }) => {
    const { situacao } = query;
    const sight = { db, loginId, language };
    const state = storedStates[situacao];
    const found = await listForStaff(sight, query, {
      states: deskHoldStates,
      find: (filter, page) => findDeskHolds(sight, { ...filter, state }, page),
      count: (filter) => countDeskHolds(sight, filter),
      totalOf: (told, counts) => counts[storedStates[told]],
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    const today = clock.today().toString();
    const reservas = rows.map((row) => presentDeskHold(row, situacao, today));
    return { status: 200, body: { ...list, reservas } };
  };
}

export function cancelDeskHold({ db, clock }: HoldDeps): UseCase<typeof endpoints.cancelDeskHold> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    if (body.motivo === '') {
      return refuseBlank('motivo', translatorFor(language)('holds.desk.reason'), language);
    }
    return db.transaction().execute(async (trx) => {
      const hold = await findDeskHold({ db: trx, loginId, language }, id);
      if (!hold) return refuse(404, 'NaoEncontrado');
      const ending = { reason: 'by-staff', note: body.motivo, at: clock.now() } as const;
      if (!(await endAndTell(trx, hold, ending))) return refuse(409, 'SituacaoDaReservaMudou');
      const details = { holdId: id, titleId: hold.title_id };
      const personId = hold.person_id;
      await recordEvent(trx, clock, { kind: 'hold-cancelled', loginId, personId, details });
      return passedOn({ db: trx, loginId, language }, id);
    });
  };
}

/** Ends a hold not fetched in time, whose copy goes to the next; one that ended there is but taken off. */
export function takeOffHoldShelf({
  db,
  clock,
}: HoldDeps): UseCase<typeof endpoints.takeOffHoldShelf> {
  return ({ params: { id } }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      const found = await findDeskHold({ db: trx, loginId, language }, id);
      if (!found) return refuse(404, 'NaoEncontrado');
      await lockCopies(trx, found.title_id);
      const hold = (await findDeskHold({ db: trx, loginId, language }, id)) ?? found;
      const at = clock.now();
      const ending = { reason: 'not-fetched', at } as const;
      const isTakenOff = isExpired(hold, clock)
        ? await endAndTell(trx, hold, ending)
        : hold.is_left;
      if (!isTakenOff) return refuse(409, 'SituacaoDaReservaMudou');
      await markTakenOff(trx, id, at);
      return passedOn({ db: trx, loginId, language }, id);
    });
}

function isExpired(
  hold: { readonly state: string; readonly pickup_until: string | null },
  clock: Clock,
): boolean {
  return (
    hold.state === 'released' &&
    hold.pickup_until !== null &&
    hold.pickup_until < clock.today().toString()
  );
}

/** Ends a hold and tells its person; false where it had ended. */
async function endAndTell(
  trx: Db,
  { id, title_id }: { readonly id: number; readonly title_id: number },
  ending: HoldEnding,
): Promise<boolean> {
  const hold = (await findOpenHolds(trx, title_id)).find((one) => one.id === id);
  if (!hold || !(await endHold(trx, hold, ending))) return false;
  await tellEnded(trx, hold, ending);
  return true;
}

async function passedOn(sight: Sight, id: number) {
  const row = await findDeskHold(sight, id);
  const body = {
    codigo: id,
    codigo_barras: row?.barcode ?? '',
    proxima: row ? presentNext(row) : null,
  };
  return { status: 200 as const, body };
}
