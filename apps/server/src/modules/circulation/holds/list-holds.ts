import { holdHistoryPageSize as size, type endpoints, type Language } from '@estante/contract';
import type { Db, HoldEnd } from '@estante/database';
import type { HoldEnd as ToldEnd } from '@estante/contract';
import { refuseInvertedDays } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import { presentKey, presentHeldTitle, readHoldNames } from './hold-places.ts';
import { readAwaitedTitle, readHoldTerms, type HoldTerms } from './hold-situation.ts';
import { countEnded, findEnded, findOwnTitles } from './own-repository.ts';
import { presentHold, type PresentedHold } from './present-hold.ts';

/** Person whose holds are shown, the link they are shown through, their language, the moment. */
interface Own {
  readonly personId: number;
  readonly loginId: number;
  readonly language: Language;
  readonly now: Temporal.Instant;
}

export function listHolds({ db, clock }: HoldDeps): UseCase<typeof endpoints.listHolds> {
  return async (_request, { person, language }) => {
    const { limits, holds } = await readOwnHolds(db, { ...person, language, now: clock.now() });
    return {
      status: 200,
      body: {
        total: holds.length,
        limite: limits.holdLimit,
        dias_suspensao: limits.holdSuspensionDays,
        reservas: holds.toSorted(byUrgency),
      },
    };
  };
}

/** A hold of the person's that is open, after an act. */
export async function showHold(db: Db, own: Own, id: number) {
  const { holds } = await readOwnHolds(db, own);
  const hold = holds.find(({ codigo }) => codigo === id);
  if (!hold) throw new Error(`hold ${id} is not there after an act upon it`);
  return { status: 200 as const, body: hold };
}

/** Open holds of the person’s, each under the terms of its own link, and the limits they are under. */
export async function readOwnHolds(db: Db, own: Own) {
  const [rows, { limits }] = await Promise.all([
    findOwnTitles(db, own.personId),
    readHoldTerms(db, own.loginId, own.now),
  ]);
  const known = new Map<number, Promise<HoldTerms>>();
  const termsOf = (loginId: number) => {
    const terms = known.get(loginId) ?? readHoldTerms(db, loginId, own.now);
    known.set(loginId, terms);
    return terms;
  };
  const holds: PresentedHold[] = [];
  for (const titleId of new Set(rows.map((row) => row.titleId))) {
    const [awaited, names] = await Promise.all([
      readAwaitedTitle(db, titleId),
      readHoldNames(db, titleId, own.language),
    ]);
    const sight = { awaited, names, language: own.language };
    const mine = awaited.holds.filter(({ personId }) => personId === own.personId);
    for (const hold of mine) {
      holds.push(presentHold(hold, { ...sight, terms: await termsOf(hold.loginId) }));
    }
  }
  return { limits, holds };
}

/** Compares holds: those that can be fetched come first, those that must be fetched soonest before others. */
export function byUrgency(one: PresentedHold, other: PresentedHold): number {
  const last = '9999-12-31';
  return (
    (one.retirar_ate ?? last).localeCompare(other.retirar_ate ?? last) ||
    one.data_reserva.localeCompare(other.data_reserva) ||
    one.codigo - other.codigo
  );
}

export function listHoldHistory({ db }: HoldDeps): UseCase<typeof endpoints.listHoldHistory> {
  return async ({ query: { dataIni, dataFim, pagina } }, { person: { personId }, language }) => {
    const inverted = refuseInvertedDays(dataIni, dataFim);
    if (inverted) return inverted;
    const of = { personId, from: dataIni, to: dataFim };
    const [rows, total] = await Promise.all([
      findEnded(db, of, { page: pagina, size }),
      countEnded(db, of),
    ]);
    const reservas = await Promise.all(rows.map((row) => presentEnded(db, row, language)));
    return { status: 200, body: { total, pagina, quantidade: size, reservas } };
  };
}

async function presentEnded(
  db: Db,
  row: Awaited<ReturnType<typeof findEnded>>[number],
  language: Language,
) {
  const { ended_at, end_reason } = row;
  if (!ended_at || !end_reason) throw new Error(`hold ${row.id} has not ended`);
  const names = await readHoldNames(db, row.title_id, language);
  const key = {
    titleId: row.title_id,
    libraryId: row.library_id,
    volume: row.volume,
    tome: row.tome,
    part: row.part,
    additionalMaterial: row.additional_material,
    locationId: row.location_id,
  };
  return {
    codigo: row.id,
    acervo: presentHeldTitle(row.title_id, names),
    ...presentKey(key, names),
    data_reserva: row.placed_at.toISOString(),
    data_liberacao: row.released_at?.toISOString() ?? null,
    data_encerramento: ended_at.toISOString(),
    encerramento: toldEnds[end_reason],
    observacao: row.end_note,
  };
}

const toldEnds = {
  lent: 'emprestada',
  cancelled: 'cancelada',
  'by-staff': 'cancelada_pela_biblioteca',
  'not-fetched': 'nao_retirada',
  'not-needed': 'nao_mais_necessaria',
  'too-old': 'prazo_esgotado',
  'no-copy': 'sem_exemplar',
} as const satisfies Readonly<Record<HoldEnd, ToldEnd>>;
