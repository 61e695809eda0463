import type { Translate } from '@estante/phrases/translator';

interface SaidCode {
  readonly codigo: string;
  readonly exemplares: number;
  /** Number of holdings without copies. */
  readonly colecoes?: number;
}

/** Describes a code: 'REF (34 copies, 2 holdings)'; the code alone if nothing is counted. */
export function codeWords({ codigo, exemplares, colecoes = 0 }: SaidCode, t: Translate): string {
  const counts = [
    ...(exemplares > 0 ? [t('imports.copiesOf', { count: exemplares })] : []),
    ...(colecoes > 0 ? [t('imports.holdingsOf', { count: colecoes })] : []),
  ];
  if (counts.length === 0) return codigo;
  return t('imports.codeWith', { code: codigo, counts: counts.join(', ') });
}
