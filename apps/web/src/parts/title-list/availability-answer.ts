import type { Output } from '../../api/api.ts';
import type { MyLibrary } from '../libraries/my-library.ts';

export type HeldTitle = Pick<
  Output<'searchTitles'>['acervos'][number],
  'acesso_remoto' | 'disponibilidade'
>;
export type Library = HeldTitle['disponibilidade']['bibliotecas'][number];

/** Availability of a title, and where; `libraries` begin with those nearest to the reader. */
export type Answer =
  | {
      readonly kind: 'free';
      readonly where: 'mine' | 'here' | 'otherCampus';
      readonly libraries: readonly Library[];
    }
  | {
      /** Copies on site are for reading there; `back` is the day on which one to take home is expected. */
      readonly kind: 'reading';
      readonly libraries: readonly Library[];
      readonly back: string | null;
    }
  | { readonly kind: 'out'; readonly back: string | null }
  | { readonly kind: 'held'; readonly libraries: readonly Library[] }
  | { readonly kind: 'preparing' | 'online' | 'onRequest' };

/**
 * Finds the availability of a title; `wanted` are codes of searched libraries, which are named before others.
 */
export function availabilityAnswer(
  title: HeldTitle,
  mine: MyLibrary | null,
  wanted: readonly string[] = [],
): Answer {
  const { exemplares, consulta_local, emprestados, previsao_devolucao } = title.disponibilidade;
  const near = nearestFirst(title.disponibilidade.bibliotecas, mine, wanted);
  const free = near.filter(({ disponiveis }) => disponiveis > 0);
  if (free.length > 0) return { kind: 'free', where: whereOf(free, mine), libraries: free };
  if (title.acesso_remoto === 'cr') return { kind: 'online' };
  if (consulta_local > 0) {
    const libraries = near.filter(({ consulta_local: read }) => read > 0);
    return { kind: 'reading', libraries, back: previsao_devolucao };
  }
  if (emprestados > 0) return { kind: 'out', back: previsao_devolucao };
  if (exemplares > 0) return { kind: 'preparing' };
  const held = near.filter(({ colecoes }) => colecoes > 0);
  return held.length > 0 ? { kind: 'held', libraries: held } : { kind: 'onRequest' };
}

function whereOf(
  free: readonly Library[],
  mine: MyLibrary | null,
): 'mine' | 'here' | 'otherCampus' {
  if (mine === null) return 'here';
  if (free.some(({ cod_biblioteca }) => cod_biblioteca === mine.library)) return 'mine';
  return free.some(({ cod_campus }) => cod_campus === mine.campus) ? 'here' : 'otherCampus';
}

/**
 * Sorts the libraries: the reader's own, the searched ones, those of the same campus, then the others, each
 * by name.
 */
function nearestFirst(
  libraries: readonly Library[],
  mine: MyLibrary | null,
  wanted: readonly string[],
): readonly Library[] {
  const distance = ({ cod_biblioteca, cod_campus }: Library) => {
    if (cod_biblioteca === mine?.library) return 0;
    if (wanted.includes(String(cod_biblioteca))) return 1;
    return cod_campus === mine?.campus ? 2 : 3;
  };
  return [...libraries].sort((a, b) => distance(a) - distance(b));
}
