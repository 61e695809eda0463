import type { Output } from '../../api/api.ts';
import type { Parts } from '../../parts/circulation/part-names.ts';
import { groupItems } from '../../browser/lists.ts';

type Copy = Output<'listCopies'>['exemplares'][number];

/** Part of a title that a reader waits for or sends for: volume, tome, part and material, in any library. */
export interface WantedPart {
  readonly key: string;
  readonly part: Parts;
  /** Libraries that have a copy to lend now, each once. */
  readonly freeAt: readonly string[];
  /** Number of copies that are out. */
  readonly out: number;
  /** First civil day, today or later, on which one is expected back; null if none is known. */
  readonly backOn: string | null;
}

/** Lists the parts of a title that are lent, in the order of their first copies. */
export function wantedParts(copies: readonly Copy[], today: string): readonly WantedPart[] {
  const lent = copies.filter(
    ({ situacao }) => situacao === 'disponivel' || situacao === 'emprestado',
  );
  return groupItems(lent, (copy) => JSON.stringify(partOf(copy))).map(([key, group]) => {
    const out = group.filter(({ situacao }) => situacao === 'emprestado');
    // An overdue copy is not promised for a day that has passed.
    const days = out.flatMap(({ previsao_devolucao: day }) => (day && day >= today ? day : []));
    const free = group.filter(({ situacao }) => situacao === 'disponivel');
    return {
      key,
      part: JSON.parse(key) as Parts,
      freeAt: [...new Set(free.map(({ desc_biblioteca }) => desc_biblioteca))],
      out: out.length,
      backOn: days.sort()[0] ?? null,
    };
  });
}

function partOf(copy: Parts): Parts {
  const { volume, tomo, parte, material_adicional } = copy;
  return { volume, tomo, parte, material_adicional };
}
