import {
  longestReport,
  longestReportFile,
  reportsOfDays,
  reportsOfNetwork,
  type endpoints,
  type Language,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseInvertedDays, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import { tableMediaTypes, writeTableFile } from '../exports/index.ts';
import { findUnit, presentUnit, type Unit } from '../staff-access/index.ts';
import { makeReport } from './make-report.ts';
import type { ReportOrder } from './report.ts';

interface ReportDeps {
  readonly db: Db;
  readonly clock: Clock;
}

type ReportRequest = Parameters<UseCase<typeof endpoints.getReport>>[0];
interface Asker {
  readonly loginId: number;
  readonly language: Language;
}

interface OrderResult {
  readonly order: Omit<ReportOrder, 'most'>;
  /** Libraries that the asker may narrow the report to. */
  readonly libraries: readonly Unit[];
  readonly library: Unit | null;
}

export function getReport(deps: ReportDeps): UseCase<typeof endpoints.getReport> {
  return async (request, { person: { loginId }, language }) => {
    const found = await orderOf(deps, request, { loginId, language });
    if ('refusal' in found) return found;
    const { order, libraries, library } = found;
    const report = await makeReport({ ...order, most: longestReport });
    const isOfDays = reportsOfDays.includes(order.name);
    return {
      status: 200,
      body: {
        relatorio: order.name,
        dataIni: isOfDays ? order.from : null,
        dataFim: isOfDays ? order.to : null,
        biblioteca: presentUnit(reportsOfNetwork.includes(order.name) ? null : library),
        colunas: report.columns.map(({ title, type }) => ({ titulo: title, tipo: type })),
        linhas: report.lines.map(({ cells, titleId }) => ({
          celulas: [...cells],
          cod_acervo: titleId ?? null,
        })),
        total: report.total && [...report.total],
        retidas: report.withheld,
        cortado: report.isCut,
        grafico: report.chart,
        bibliotecas: libraries.map(({ id, name }) => ({
          cod_biblioteca: id,
          desc_biblioteca: name,
        })),
      },
    };
  };
}

export function downloadReport(deps: ReportDeps): UseCase<typeof endpoints.downloadReport> {
  return async (request, { person: { loginId }, language }) => {
    const found = await orderOf(deps, request, { loginId, language });
    if ('refusal' in found) return found;
    const { formato } = request.query;
    const { columns, lines, total, isCut } = await makeReport({
      ...found.order,
      most: longestReportFile,
    });
    const cells = [...lines.map((line) => line.cells), ...(total ? [total] : [])];
    const content = await writeTableFile({ columns, lines: cells }, formato, language);
    const arquivo = {
      nome: `${found.order.name}-${found.order.today}.${formato}`,
      tipo_conteudo: tableMediaTypes[formato],
      conteudo: content.toString('base64'),
    };
    return { status: 200, body: { arquivo, cortado: isCut } };
  };
}

/** Staff of a unit are told of theirs alone, and another's is not there. */
async function orderOf(
  { db, clock }: ReportDeps,
  { params, query }: Pick<ReportRequest, 'params' | 'query'>,
  { loginId, language }: Asker,
): Promise<OrderResult | Refusal> {
  const today = clock.today();
  const from = query.dataIni ?? query.dataFim ?? today.subtract({ years: 1 }).toString();
  const to = query.dataFim ?? today.toString();
  const inverted = refuseInvertedDays(from, to);
  if (inverted) return inverted;
  const unit = await findUnit({ db, loginId, language });
  const libraries = unit ? [] : await findLibraries(db, language);
  const asked = query.biblioteca;
  const library = unit ?? libraries.find(({ id }) => id === asked) ?? null;
  if (asked !== undefined && library?.id !== asked) return refuse(404, 'NaoEncontrado');
  const order: OrderResult['order'] = {
    db,
    name: params.relatorio,
    language,
    t: translatorFor(language),
    libraryId: library?.id ?? null,
    from,
    to,
    today: today.toString(),
    now: clock.now(),
    group: query.agrupamento,
  };
  return { order, libraries, library };
}

function findLibraries(db: Db, language: Language): Promise<Unit[]> {
  return db
    .selectFrom('library as u')
    .select('u.id')
    .select(nameIn('u', language).as('name'))
    .orderBy('u.name')
    .execute();
}
