import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { foldUsername, type KeyDeps } from '../../auth/index.ts';
import { readCirculationSettings, readPatron, type Patron } from '../facts/index.ts';
import { findOpenLoans, presentLoans, useLoanToken } from '../loans/index.ts';
import { presentRefusals } from '../refusals/index.ts';
import { civilDay, overdueRefusal, patronRefusals } from '../rules/index.ts';
import { findPatron, findPatrons, findReadyHolds } from './desk-repository.ts';

export interface DeskDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function findDeskPatrons({ db }: DeskDeps): UseCase<typeof endpoints.findDeskPatrons> {
  return async ({ query: { texto } }) => {
    if (texto === '') return { status: 200, body: { leitores: [] } };
    const rows = await findPatrons(db, foldUsername(texto), texto);
    return { status: 200, body: { leitores: rows.map(presentWho) } };
  };
}

export function getDeskPatron({ db, clock }: DeskDeps): UseCase<typeof endpoints.getDeskPatron> {
  return ({ params: { id } }, { language }) => tellPatron(db, id, clock.now(), language);
}

export function takeLoanToken(deps: DeskDeps & KeyDeps): UseCase<typeof endpoints.takeLoanToken> {
  const { db, clock } = deps;
  return async ({ body: { token } }, { language }) => {
    const now = clock.now();
    const loginId = await useLoanToken(deps, token, now);
    return loginId === null
      ? refuse(422, 'TokenNaoConfere')
      : tellPatron(db, loginId, now, language);
  };
}

async function tellPatron(
  db: Db,
  loginId: number,
  now: Temporal.Instant,
  language: Language,
): Promise<
  { readonly status: 200; readonly body: Success<typeof endpoints.getDeskPatron> } | Refusal
> {
  const [row, patron] = await Promise.all([findPatron(db, loginId), readPatron(db, loginId, now)]);
  if (!row || !patron) return refuse(404, 'NaoEncontrado');
  const [loans, holds, impedimentos] = await Promise.all([
    findOpenLoans(db, row.personId),
    findReadyHolds(db, row.personId),
    presentImpediments(db, patron, now, language),
  ]);
  const body = {
    ...presentWho(row),
    validade: patron.validUntil && patron.validUntil.toString(),
    debito_centavos: patron.balance,
    afastado_ate: patron.suspendedUntil && patron.suspendedUntil.toString(),
    impedimentos,
    emprestimos: await presentLoans(loans, { db, language, now, details: true }),
    reservas_prontas: holds.map((hold) => ({
      codigo: hold.id,
      cod_acervo: hold.titleId,
      titulo: hold.title,
      codigo_barras: hold.barcode,
      desc_biblioteca: hold.library,
      // One that is released has its day.
      retirar_ate: hold.pickupUntil ?? '',
    })),
  };
  return { status: 200, body };
}

/** Why somebody borrows nothing now, whatever it is. */
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

function presentWho(row: Awaited<ReturnType<typeof findPatrons>>[number]) {
  return {
    cod_login: row.id,
    usuario: row.username,
    nome_pessoa: row.name,
    categoria: row.category,
    desc_biblioteca: row.library,
  };
}
