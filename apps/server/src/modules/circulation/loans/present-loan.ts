import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { findTitlesEver, presentTitle, readNames } from '../../catalogue/index.ts';
import { readCopies } from '../facts/index.ts';
import { presentRefusals } from '../refusals/index.ts';
import { compareDue, dueDay, type Due, type Lateness } from '../rules/index.ts';
import { readLateness } from './charge-lateness.ts';
import type { OpenLoan } from './loan-repository.ts';
import { findAwaited, findLibraryNames } from './present-repository.ts';
import { readRenewability } from './renewability.ts';

export type WireLoan = Success<typeof endpoints.listPendingTitles>['emprestimos'][number];

interface LoanViewOptions {
  readonly db: Db;
  readonly language: Language;
  readonly now: Temporal.Instant;
  /** Whether each can be renewed, and what its return would cost now. */
  readonly details: boolean;
}

/** Open loans as the contract says them, the earliest due first. */
export async function presentLoans(
  loans: readonly OpenLoan[],
  { db, language, now, details }: LoanViewOptions,
): Promise<WireLoan[]> {
  const [titles, libraries, awaited] = await Promise.all([
    readLentTitles(db, loans, language),
    findLibraryNames(db, language),
    findAwaited(
      db,
      loans.map(({ id }) => id),
    ),
  ]);
  const renewability = readRenewability(db, now);
  const latenessOf = await readLateness(db, now);
  const detailsOf = async (loan: OpenLoan, lateness: Lateness) => ({
    renovar: presentRenewal(
      await renewability.decide(loan, await readCopies(db, loan.titleId)),
      language,
    ),
    devolver_hoje: presentLateness(lateness),
  });
  const shown: WireLoan[] = [];
  for (const loan of loans.toSorted(byDue)) {
    const lateness = latenessOf(loan);
    shown.push({
      codigo: loan.id,
      acervo: titles.get(loan.titleId) ?? null,
      codigo_barras: loan.barcode,
      cod_biblioteca: loan.libraryId,
      desc_biblioteca: libraries.get(loan.libraryId) ?? '',
      data_emprestimo: loan.lentAt.toString({ fractionalSecondDigits: 3 }),
      ...presentDue(loan.due),
      renovacoes: loan.renewals,
      limite_renovacoes: loan.rule.renewals,
      atrasado: lateness.isOverdue,
      reservado: awaited.has(loan.id),
      detalhes: details ? await detailsOf(loan, lateness) : null,
    });
  }
  return shown;
}

function byDue(one: OpenLoan, other: OpenLoan): number {
  return compareDue(one.due, other.due) || one.id - other.id;
}

/** Titles that were lent, by their numbers; also those that their source has withdrawn since. */
export async function readLentTitles(
  db: Db,
  loans: readonly { readonly titleId: number }[],
  language: Language,
): Promise<ReadonlyMap<number, NonNullable<WireLoan['acervo']>>> {
  const ids = [...new Set(loans.map(({ titleId }) => titleId))];
  const [titles, names] = await Promise.all([findTitlesEver(db, ids), readNames(db, language)]);
  return new Map(
    titles.map((title) => {
      const card = presentTitle(title, names);
      const { cod_acervo, titulo, autores, cod_tipo_obra, rota } = card;
      const { idioma, link_capa, credito_capa } = card;
      const cover = { idioma, link_capa, credito_capa };
      return [title.id, { cod_acervo, titulo, autores, cod_tipo_obra, rota, ...cover }];
    }),
  );
}

export function presentDue(due: Due) {
  return {
    devolver_ate: dueDay(due).toString(),
    devolver_as: due.unit === 'moment' ? due.at.toString({ fractionalSecondDigits: 3 }) : null,
  };
}

export function presentLateness({ days, fine, suspension }: Lateness) {
  return {
    dias: days,
    multa_centavos: fine,
    afastado_ate: suspension && suspension.until.toString(),
  };
}

function presentRenewal(
  decision: Awaited<ReturnType<ReturnType<typeof readRenewability>['decide']>>,
  language: Language,
) {
  return decision.isAllowed
    ? { pode: true as const, ...presentDue(decision.due) }
    : { pode: false as const, motivos: presentRefusals(decision.refusals, language) };
}
