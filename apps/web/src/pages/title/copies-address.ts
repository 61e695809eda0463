/** Choice of the copies on a page, in its address. */
export interface CopiesAddress {
  /** Number of a library; null for all. */
  readonly library: number | null;
  /** Number of the page, from 1. */
  readonly page: number;
}

export function readCopiesAddress(params: URLSearchParams): CopiesAddress {
  return {
    library: positive(params.get('cod_unidade')),
    page: positive(params.get('pagina')) ?? 1,
  };
}

export function copiesHref(title: string, { library, page }: CopiesAddress): string {
  const params = new URLSearchParams();
  if (library !== null) params.set('cod_unidade', String(library));
  if (page > 1) params.set('pagina', String(page));
  const search = params.toString();
  return `${title}/exemplares${search && `?${search}`}`;
}

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
