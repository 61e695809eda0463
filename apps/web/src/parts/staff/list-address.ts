import { isDay } from '@estante/phrases/translator';

/** Filters of a list of the staff area in its address; '' if it is not narrowed by one. */
export interface ListAddress<State extends string, Kind extends string = string> {
  readonly situacao: State | '';
  /** Kind of entry, in a list of several kinds. */
  readonly tipo: Kind | '';
  readonly biblioteca: string;
  readonly texto: string;
  readonly dataIni: string;
  readonly dataFim: string;
  readonly pagina: number;
  /** Number of the title, in a list that can be narrowed to one. */
  readonly acervo?: string;
}

const filters = [
  'situacao',
  'tipo',
  'biblioteca',
  'texto',
  'dataIni',
  'dataFim',
  'acervo',
] as const;

const recordNumber = /^[1-9]\d{0,8}$/;

/** Reads the filters; whatever is invalid is ignored. */
export function readList<State extends string, Kind extends string = never>(
  params: Pick<URLSearchParams, 'get'>,
  states: readonly State[],
  kinds: readonly Kind[] = [],
): ListAddress<State, Kind> {
  const read = (name: string, pattern: RegExp) => {
    const value = params.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : '';
  };
  const day = (name: string) => [params.get(name)?.trim() ?? ''].find(isDay) ?? '';
  const oneOf = <Option extends string>(name: string, known: readonly Option[]): Option | '' =>
    known.find((one) => one === params.get(name)) ?? '';
  return {
    situacao: oneOf('situacao', states),
    tipo: oneOf('tipo', kinds),
    biblioteca: read('biblioteca', recordNumber),
    texto: (params.get('texto') ?? '').trim().slice(0, 200),
    dataIni: day('dataIni'),
    dataFim: day('dataFim'),
    pagina: Number(read('pagina', recordNumber) || 1),
  };
}

/** Reads the title that an address narrows its list to; '' if it names none. */
export function readTitle(params: Pick<URLSearchParams, 'get'>): string {
  const number = params.get('acervo') ?? '';
  return recordNumber.test(number) ? number : '';
}

export function isNarrowed(address: ListAddress<string>): boolean {
  return filters.some((name) => (address[name] ?? '') !== '');
}

/** Writes the canonical address of a list: filters in a fixed order, without blank ones. */
export function listHref(path: string, address: ListAddress<string>): string {
  const params = new URLSearchParams(
    filters.flatMap((name) => (address[name] ? [[name, address[name]]] : [])),
  );
  if (address.pagina > 1) params.set('pagina', String(address.pagina));
  const text = params.toString();
  return `${path}${text && `?${text}`}`;
}

/** Writes the query of the call. */
export function listQuery<State extends string, Kind extends string>(
  address: ListAddress<State, Kind>,
) {
  const { situacao, tipo, biblioteca, texto, dataIni, dataFim, pagina, acervo } = address;
  return {
    texto,
    pagina,
    ...(situacao !== '' && { situacao }),
    ...(tipo !== '' && { tipo }),
    ...(biblioteca !== '' && { biblioteca }),
    ...(dataIni !== '' && { dataIni }),
    ...(dataFim !== '' && { dataFim }),
    ...(acervo && { acervo }),
  };
}
