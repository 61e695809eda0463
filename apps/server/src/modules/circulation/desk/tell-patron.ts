import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import { recordLook } from '../../staff-access/index.ts';
import { readCirculationSettings, readPatron, type Patron } from '../facts/index.ts';
import { findExceptions, presentExceptions } from '../exceptions/index.ts';
import { byUrgency, readOwnHolds } from '../holds/index.ts';
import { findOpenLoans, presentLoans } from '../loans/index.ts';
import { presentRefusals } from '../refusals/index.ts';
import { civilDay, overdueRefusal, patronRefusals } from '../rules/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import { findPatron, type findPatrons } from './desk-patron-repository.ts';
import { findHoldsSeenBy, findLoansSeenBy } from './desk-repository.ts';
import { findReadyHolds, findReadyRequests } from './pickup-repository.ts';

interface PatronViewContext {
  readonly now: Temporal.Instant;
  /** The login of the staff. */
  readonly askedBy: number;
  readonly language: Language;
}

/**
 * Tells the desk all it acts by of a person, through one of their links, and notes the look in the
 * audit; 404 where the link is not alive.
 */
export async function tellPatron(
  { db, clock }: DeskDeps,
  loginId: number,
  { now, askedBy, language }: PatronViewContext,
): Promise<
  { readonly status: 200; readonly body: Success<typeof endpoints.getDeskPatron> } | Refusal
> {
  const [row, patron] = await Promise.all([
    findPatron(db, loginId, language),
    readPatron(db, loginId, now),
  ]);
  if (!row || !patron) return refuse(404, 'NaoEncontrado');
  const { personId } = row;
  await recordLook(db, clock, { personIds: [personId], loginId: askedBy, place: 'desk' });
  const own = { personId, loginId, language, now };
  const [loans, seen, holds, requests, impedimentos, { holds: open }, cancellable] =
    await Promise.all([
      findOpenLoans(db, personId),
      findLoansSeenBy(db, personId, askedBy),
      findReadyHolds(db, personId, language),
      findReadyRequests(db, personId, language),
      presentImpediments(db, patron, now, language),
      readOwnHolds(db, own),
      findHoldsSeenBy(db, personId, askedBy),
    ]);
  const shown = await presentLoans(loans, { db, language, now, details: true });
  const [ofLoans, ofHolds] = await Promise.all([
    findExceptions(db, 'loan_id', idsOf(shown)),
    findExceptions(db, 'hold_id', idsOf(open)),
  ]);
  const body = {
    ...presentWho(row),
    cod_pessoa: personId,
    validade: patron.validUntil && patron.validUntil.toString(),
    debito_centavos: patron.balance,
    afastado_ate: patron.suspendedUntil && patron.suspendedUntil.toString(),
    impedimentos,
    emprestimos: shown.map((loan) => ({
      ...loan,
      pode_declarar_perda: seen.has(loan.codigo),
      excecoes: presentExceptions(ofLoans, loan.codigo),
    })),
    reservas: open.toSorted(byUrgency).map((hold) => ({
      ...hold,
      pode_cancelar: cancellable.has(hold.codigo),
      excecoes: presentExceptions(ofHolds, hold.codigo),
    })),
    reservas_prontas: holds.map(presentReady),
    solicitacoes_prontas: requests.map(presentReady),
  };
  return { status: 200, body };
}

const idsOf = (things: readonly { readonly codigo: number }[]) =>
  things.map(({ codigo }) => codigo);

function presentReady(ready: Awaited<ReturnType<typeof findReadyHolds>>[number]) {
  return {
    codigo: ready.id,
    cod_acervo: ready.titleId,
    titulo: ready.title,
    codigo_barras: ready.barcode,
    desc_biblioteca: ready.library,
    // A copy that can be fetched has its last day.
    retirar_ate: ready.pickupUntil ?? '',
  };
}

/** Presents the refusals that stand against any loan to a person now, whatever it is of. */
export async function presentImpediments(
  db: Db,
  patron: Patron,
  now: Temporal.Instant,
  language: Language,
) {
  const limits = await readCirculationSettings(db);
  const refusals = [...patronRefusals(patron, limits, civilDay(now)), overdueRefusal(patron)];
  return presentRefusals(
    refusals.filter((one) => one !== null),
    language,
  );
}

/** A link as the desk lists it. */
export function presentWho(row: Awaited<ReturnType<typeof findPatrons>>[number]) {
  return {
    cod_login: row.id,
    usuario: row.username,
    nome_pessoa: row.name,
    categoria: row.category,
    desc_biblioteca: row.library,
  };
}
