import { setImmediate } from 'node:timers/promises';
import {
  longestOverdueFile,
  overdueBands,
  type EndpointRequest,
  type endpoints,
  type Language,
  type Success,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseInvertedDays } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { moneyCell, writeTable } from '../../../platform/csv-table.ts';
import { timeZone } from '../../../platform/clock.ts';
import { listForStaff, recordLook } from '../../staff-access/index.ts';
import { dueOfColumns, ruleOfTerms } from '../facts/index.ts';
import { presentHeldTitle } from '../holds/index.ts';
import { readLateness } from './charge-lateness.ts';
import type { LoanDeps } from './list-pending-titles.ts';
import { countOverdueLoans, findOverdueLoans, type OverdueRow } from './overdue-repository.ts';
import { findAwaited } from './present-repository.ts';
import { presentDue } from './present-loan.ts';

/** Place of a look at a reader's record, as the audit has it: the list tells how to reach them. */
export const place = 'overdue-loans';

export type WireOverdue = Success<typeof endpoints.listOverdueLoans>['atrasos'][number];

/** Lists late readers and the copies they have, so that these can be asked back. */
export function listOverdueLoans({
  db,
  clock,
}: LoanDeps): UseCase<typeof endpoints.listOverdueLoans> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const at = clock.now();
    const found = await listForStaff(sight, query, {
      states: overdueBands,
      find: (filter, page) =>
        findOverdueLoans(sight, { ...filter, at, band: query.situacao }, page),
      count: (filter) => countOverdueLoans(sight, { ...filter, at }),
      totalOf: (band, counts) => counts[band],
    });
    if ('refusal' in found) return found;
    const personIds = found.rows.flatMap(({ person_id: id }) => id ?? []);
    await recordLook(db, clock, { personIds, loginId, place });
    const atrasos = await presentOverdue(db, found.rows, await readLateness(db, at));
    return { status: 200, body: { ...found.list, atrasos } };
  };
}

/** Filter of the whole of a list, from its query. */
export const filterOf = (
  query: EndpointRequest<typeof endpoints.downloadOverdueLoans>['query'],
) => ({
  libraryId: query.biblioteca,
  text: query.texto,
  from: query.dataIni,
  to: query.dataFim,
  band: query.situacao,
});

/** Loans that are made ready at a time: others are answered in between. */
const atOnce = 500;

export function downloadOverdueLoans({
  db,
  clock,
}: LoanDeps): UseCase<typeof endpoints.downloadOverdueLoans> {
  return async ({ query }, { person: { loginId }, language }) => {
    const inverted = refuseInvertedDays(query.dataIni, query.dataFim);
    if (inverted) return inverted;
    const at = clock.now();
    const found = await findOverdueLoans(
      { db, loginId, language },
      { ...filterOf(query), at },
      { page: 1, size: longestOverdueFile + 1 },
    );
    const rows = found.slice(0, longestOverdueFile);
    const personIds = [...new Set(rows.flatMap(({ person_id: id }) => id ?? []))];
    await recordLook(db, clock, { personIds, loginId, place });
    const latenessOf = await readLateness(db, at);
    const t = translatorFor(language);
    const table = [overdueColumns.map((name) => t(`overdueLoans.columns.${name}`))];
    for (let from = 0; from < rows.length; from += atOnce) {
      const loans = await presentOverdue(db, rows.slice(from, from + atOnce), latenessOf);
      const cells = loans.map((loan) => cellsOf(loan, language));
      table.push(...cells.map((said) => overdueColumns.map((column) => said[column])));
      await setImmediate();
    }
    const arquivo = {
      nome: `${t('overdueLoans.file')}-${clock.today().toString()}.csv`,
      tipo_conteudo: 'text/csv; charset=utf-8',
      conteudo: writeTable(table, language).toString('base64'),
    };
    return { status: 200, body: { arquivo, cortado: found.length > rows.length } };
  };
}

const overdueColumns = [
  'person',
  'user',
  'emails',
  'phone',
  'title',
  'barcode',
  'callNumber',
  'library',
  'due',
  'days',
  'fineDays',
  'fine',
  'told',
] as const;

function cellsOf(
  loan: WireOverdue,
  language: Language,
): Record<(typeof overdueColumns)[number], string> {
  const { pessoa, devolver_as: hour, ultimo_aviso: told } = loan;
  return {
    person: pessoa.nome_pessoa,
    user: pessoa.usuario,
    emails: pessoa.emails.join('; '),
    phone: pessoa.telefone,
    title: loan.acervo.titulo,
    barcode: loan.codigo_barras,
    callNumber: loan.numero_chamada,
    library: loan.desc_biblioteca,
    due: hour === null ? loan.devolver_ate : minuteOf(hour),
    days: String(loan.dias),
    fineDays: String(loan.dias_multa),
    fine: moneyCell(loan.multa_centavos, language),
    told: told === null ? '' : minuteOf(told),
  };
}

/** '2026-03-10 14:00', where the libraries are. */
function minuteOf(moment: string): string {
  const there = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return there.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

export async function presentOverdue(
  db: Db,
  rows: readonly OverdueRow[],
  latenessOf: Awaited<ReturnType<typeof readLateness>>,
): Promise<WireOverdue[]> {
  const awaited = await findAwaited(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const due = dueOfColumns(row);
    const rule = ruleOfTerms(row.rule);
    const { fine, days } = latenessOf({ due, rule, libraryId: row.library_id });
    return {
      codigo: row.id,
      acervo: presentHeldTitle(row.title_id, { title: row.title, isThere: row.is_there }),
      codigo_barras: row.barcode,
      numero_chamada: row.call_number ?? '',
      desc_biblioteca: row.library,
      pessoa: {
        nome_pessoa: row.person,
        usuario: row.username,
        emails: row.emails,
        telefone: row.phone,
      },
      data_emprestimo: row.lent_at.toISOString(),
      ...presentDue(due),
      dias: row.late_days,
      multa_centavos: fine,
      dias_multa: days,
      reservado: awaited.has(row.id),
      ultimo_aviso: row.told_at?.toISOString() ?? null,
    };
  });
}
