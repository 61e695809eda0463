import type { Output } from '../../../api/api.ts';
import type { MyLibrary } from '../../../parts/libraries/my-library.ts';
import { availabilityAnswer, type Library } from '../../../parts/title-list/availability-answer.ts';

type Copy = Output<'listCopies'>['exemplares'][number];
type OnlineLink = Output<'listTitleLinks'>[number];

/** Place of a copy: a library, the call number on its spine, and the shelf. */
export interface Place {
  readonly library: Library;
  /** Number of other libraries that have it in the same way. */
  readonly others: number;
  readonly callNumber: string;
  readonly shelf: string;
  /** Place of the copy on a plan; null if no plan shows it. */
  readonly onPlan: Copy['na_planta'];
}

/** Main act on a title now. */
export type MainAct =
  | { readonly kind: 'free'; readonly place: Place; readonly isFar: boolean }
  | { readonly kind: 'reading'; readonly place: Place; readonly back: string | null }
  | { readonly kind: 'online'; readonly link: OnlineLink }
  | { readonly kind: 'out'; readonly back: string | null }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'held'; readonly place: Place }
  | { readonly kind: 'elsewhere' };

interface TitleFacts {
  readonly title: Pick<Output<'getTitle'>, 'numero_chamada'>;
  readonly availability: Output<'listTitleLibraries'>;
  readonly links: readonly OnlineLink[];
  /** First copies of the title; for copies beyond these the title's call number alone is known. */
  readonly copies: readonly Copy[];
  readonly mine: MyLibrary | null;
}

/** Chooses the main act: lending before reading in the library; online before waiting; then what is left. */
export function chooseMainAct({ title, availability, links, copies, mine }: TitleFacts): MainAct {
  const link = links.find(({ tipo }) => tipo !== 'relacionado');
  const held = { acesso_remoto: link ? 'cr' : '', disponibilidade: availability };
  const answer = availabilityAnswer(held, mine);
  const placeAt = (libraries: readonly Library[], status: Copy['situacao']): Place | null => {
    const [library] = libraries;
    if (!library) return null;
    const there = copies.filter((copy) => copy.cod_biblioteca === library.cod_biblioteca);
    const copy = there.find(({ situacao }) => situacao === status) ?? there[0];
    return {
      library,
      others: libraries.length - 1,
      callNumber: copy?.numero_chamada || title.numero_chamada,
      shelf: copy?.localizacao ?? '',
      onPlan: copy?.na_planta ?? null,
    };
  };
  switch (answer.kind) {
    case 'free': {
      const place = placeAt(answer.libraries, 'disponivel');
      return place
        ? { kind: 'free', place, isFar: mine !== null && answer.where !== 'mine' }
        : { kind: 'elsewhere' };
    }
    case 'reading': {
      const place = placeAt(answer.libraries, 'consulta');
      return place ? { kind: 'reading', place, back: answer.back } : { kind: 'elsewhere' };
    }
    case 'held': {
      const place = placeAt(answer.libraries, 'disponivel');
      return place ? { kind: 'held', place } : { kind: 'elsewhere' };
    }
    case 'online':
      return link ? { kind: 'online', link } : { kind: 'elsewhere' };
    case 'out':
      return { kind: 'out', back: answer.back };
    case 'preparing':
      return { kind: 'preparing' };
    case 'onRequest':
      return { kind: 'elsewhere' };
  }
}
