const path = '/meupergamum/atendimento/pessoas';

interface PeopleAddress {
  readonly text?: string;
  readonly page?: number;
  readonly person?: number;
}

/** Address of the list of people found, or of one of them. */
export function peopleHref({ text = '', page = 1, person }: PeopleAddress): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('texto', text);
  if (page > 1) params.set('pagina', String(page));
  if (person !== undefined) params.set('pessoa', String(person));
  const query = params.toString();
  return `${path}${query && `?${query}`}`;
}

export const newPersonHref = `${path}?nova=1`;

export interface PeoplePlace {
  readonly text: string;
  readonly page: number;
  /** Number of a person; '' for none. */
  readonly person: string;
  readonly isNew: boolean;
}

/** Reads the address; whatever is invalid is ignored. */
export function readPeopleAddress(params: Pick<URLSearchParams, 'get'>): PeoplePlace {
  const numbered = (name: string) => {
    const value = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(value) ? value : '';
  };
  return {
    text: (params.get('texto') ?? '').trim().slice(0, 200),
    page: Number(numbered('pagina') || 1),
    person: numbered('pessoa'),
    isNew: params.get('nova') === '1',
  };
}
