import { auditKinds, type ListedAuditKind } from '@estante/contract/plain';
import { isDay } from '@estante/phrases/translator';

export interface AuditAddress {
  readonly quem: string;
  readonly de_quem: string;
  readonly tipo: ListedAuditKind | '';
  readonly dataIni: string;
  readonly dataFim: string;
  readonly pagina: number;
}

const filters = ['quem', 'de_quem', 'tipo', 'dataIni', 'dataFim'] as const;
export const auditPath = '/meupergamum/atendimento/auditoria';

/** Reads the filters; whatever is invalid is ignored. */
export function readAuditAddress(params: Pick<URLSearchParams, 'get'>): AuditAddress {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 200);
  const day = (name: string) => [text(name)].find(isDay) ?? '';
  const page = text('pagina');
  return {
    quem: text('quem'),
    de_quem: text('de_quem'),
    tipo: auditKinds.find((kind) => kind === text('tipo')) ?? '',
    dataIni: day('dataIni'),
    dataFim: day('dataFim'),
    pagina: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

export function auditHref(address: AuditAddress): string {
  const params = new URLSearchParams(
    filters.flatMap((name) => (address[name] === '' ? [] : [[name, address[name]]])),
  );
  if (address.pagina > 1) params.set('pagina', String(address.pagina));
  const query = params.toString();
  return `${auditPath}${query && `?${query}`}`;
}
