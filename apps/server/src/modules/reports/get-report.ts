import {
  longestReport,
  longestReportFile,
  reportsOfDays,
  reportsOfNetwork,
  type endpoints,
  type Success,
} from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { tableMediaTypes, writeTableFile } from '../exports/index.ts';
import { presentUnit } from '../staff-access/index.ts';
import { makeReport } from './make-report.ts';
import { orderOf, type OrderResult, type ReportDeps } from './report-order.ts';

export function getReport(deps: ReportDeps): UseCase<typeof endpoints.getReport> {
  return async (request, { person: { loginId }, language }) => {
    const found = await orderOf(deps, request, { loginId, language });
    if ('refusal' in found) return found;
    const report = await makeReport({ ...found.order, most: longestReport });
    return { status: 200, body: presentReport(report, found) };
  };
}

type ReportBody = Success<typeof endpoints.getReport>;

function presentReport(
  report: Awaited<ReturnType<typeof makeReport>>,
  { order, libraries, library }: OrderResult,
): ReportBody {
  const isOfDays = reportsOfDays.includes(order.name);
  return {
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
