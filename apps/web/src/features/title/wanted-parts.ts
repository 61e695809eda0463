import type { Output } from '../../api/api.ts';
import { grouped } from '../../browser/lists.ts';

type Copy = Output<'listCopies'>['exemplares'][number];

/** What one waits for or sends for: a title's volume, tome, part and material, wherever it is. */
export interface WantedPart {
  readonly key: string;
  /** 'v. 2', 't. 1': as the copies write them; none for a work of one piece. */
  readonly names: readonly string[];
  /** Libraries that have a copy to lend now, each once. */
  readonly freeAt: readonly string[];
  /** Copies that are out. */
  readonly out: number;
  /** The first civil day on which one is expected back; null where none is known. */
  readonly backOn: string | null;
}

/** The parts of a title that are lent, in the order of their first copies. */
export function wantedParts(copies: readonly Copy[]): readonly WantedPart[] {
  const lent = copies.filter(
    ({ situacao }) => situacao === 'disponivel' || situacao === 'emprestado',
  );
  return grouped(lent, (copy) => JSON.stringify(partNames(copy))).map(([key, group]) => {
    const out = group.filter(({ situacao }) => situacao === 'emprestado');
    const days = out.flatMap(({ previsao_devolucao: day }) => day ?? []).sort();
    const free = group.filter(({ situacao }) => situacao === 'disponivel');
    return {
      key,
      names: group[0] ? partNames(group[0]) : [],
      freeAt: [...new Set(free.map(({ desc_biblioteca }) => desc_biblioteca))],
      out: out.length,
      backOn: days[0] ?? null,
    };
  });
}

function partNames({ volume, tomo, parte, material_adicional }: Copy): string[] {
  return [volume, tomo, parte, material_adicional].filter((name) => name !== '');
}
