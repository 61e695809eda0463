import { isDay } from '@estante/phrases/translator';

/** What a list of the staff area is narrowed by, as its address says it; '' where it is not. */
export interface ListAddress<State extends string> {
  readonly situacao: State | '';
  readonly biblioteca: string;
  readonly texto: string;
  readonly dataIni: string;
  readonly dataFim: string;
  readonly pagina: number;
}

const filters = ['situacao', 'biblioteca', 'texto', 'dataIni', 'dataFim'] as const;

/** Reads what it can: an address is never an error. */
export function readList<State extends string>(
  params: Pick<URLSearchParams, 'get'>,
  states: readonly State[],
): ListAddress<State> {
  const read = (name: string, pattern: RegExp) => {
    const value = params.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : '';
  };
  const day = (name: string) => [params.get(name)?.trim() ?? ''].find(isDay) ?? '';
  const asked = params.get('situacao');
  return {
    situacao: states.find((state) => state === asked) ?? '',
    biblioteca: read('biblioteca', /^[1-9]\d{0,8}$/),
    texto: (params.get('texto') ?? '').trim().slice(0, 200),
    dataIni: day('dataIni'),
    dataFim: day('dataFim'),
    pagina: Number(read('pagina', /^[1-9]\d{0,8}$/) || 1),
  };
}

export function isNarrowed(address: ListAddress<string>): boolean {
  return filters.some((name) => address[name] !== '');
}

/** The one address of a list: filters in a fixed order, without those that are empty. */
export function listHref(path: string, address: ListAddress<string>): string {
  const params = new URLSearchParams(
    filters.flatMap((name) => (address[name] === '' ? [] : [[name, address[name]]])),
  );
  if (address.pagina > 1) params.set('pagina', String(address.pagina));
  const text = params.toString();
  return `${path}${text && `?${text}`}`;
}

/** The query of the call behind it. */
export function listQuery<State extends string>(address: ListAddress<State>) {
  const { situacao, biblioteca, texto, dataIni, dataFim, pagina } = address;
  return {
    texto,
    pagina,
    ...(situacao !== '' && { situacao }),
    ...(biblioteca !== '' && { biblioteca }),
    ...(dataIni !== '' && { dataIni }),
    ...(dataFim !== '' && { dataFim }),
  };
}
