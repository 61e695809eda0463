import type { Translate } from '@estante/phrases/translator';

interface SaidCode {
  readonly codigo: string;
  readonly exemplares: number;
  /** Without copies. */
  readonly colecoes?: number;
}

/** 'REF (34 copies, 2 holdings)'; the code alone where nothing of it is counted. */
export function codeWords({ codigo, exemplares, colecoes = 0 }: SaidCode, t: Translate): string {
  const counts = [
    ...(exemplares > 0 ? [t('imports.copiesOf', { count: exemplares })] : []),
    ...(colecoes > 0 ? [t('imports.holdingsOf', { count: colecoes })] : []),
  ];
  if (counts.length === 0) return codigo;
  return t('imports.codeWith', { code: codigo, counts: counts.join(', ') });
}
