import {
  groupsOf,
  reportNames,
  reportsOfDays,
  reportsOfNetwork,
  type ReportGroup,
  type ReportName,
} from '@estante/contract/plain';
import { isDay } from '@estante/phrases/translator';

export const reportsPath = '/meupergamum/atendimento/relatorios';

/** Choices for a report in its address; '' if not given. */
export interface ReportAddress {
  readonly relatorio: ReportName;
  /** Grouping of the report; null if it has none. */
  readonly agrupamento: ReportGroup | null;
  readonly biblioteca: string;
  readonly dataIni: string;
  readonly dataFim: string;
}

/** Reads the choices; whatever is invalid is ignored. */
export function readReport(params: Pick<URLSearchParams, 'get'>): ReportAddress {
  const day = (name: string) => [params.get(name)?.trim() ?? ''].find(isDay) ?? '';
  const library = params.get('biblioteca') ?? '';
  const relatorio = reportNames.find((one) => one === params.get('relatorio')) ?? 'emprestimos';
  const groups = groupsOf(relatorio);
  return {
    relatorio,
    agrupamento: groups.find((one) => one === params.get('agrupamento')) ?? groups[0] ?? null,
    biblioteca: /^[1-9]\d{0,8}$/.test(library) ? library : '',
    dataIni: day('dataIni'),
    dataFim: day('dataFim'),
  };
}

/** Writes the query of the call: choices that the report does not use are left out. */
export function reportQuery(address: ReportAddress) {
  const { relatorio, agrupamento, biblioteca, dataIni, dataFim } = address;
  const isOfDays = reportsOfDays.includes(relatorio);
  const isOfLibrary = !reportsOfNetwork.includes(relatorio);
  return {
    ...(agrupamento !== null && { agrupamento }),
    ...(isOfLibrary && biblioteca !== '' && { biblioteca }),
    ...(isOfDays && dataIni !== '' && { dataIni }),
    ...(isOfDays && dataFim !== '' && { dataFim }),
  };
}

export function reportHref(address: ReportAddress): string {
  const params = new URLSearchParams({ relatorio: address.relatorio, ...reportQuery(address) });
  return `${reportsPath}?${params.toString()}`;
}
