import { isBareNumber } from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';

/** Parts that tell copies of a title apart; '' for none. */
export interface Parts {
  readonly volume: string;
  readonly tomo: string;
  readonly parte: string;
  readonly material_adicional: string;
}

/**
 * Names the parts: 'v. 2', 'pt. 1', 'CD'; none for a work of one piece. A name on the copies themselves is
 * kept.
 */
export function partNames({ volume, tomo, parte, material_adicional }: Parts, t: Translate) {
  const named = (value: string, kind: 'volume' | 'tome' | 'part') =>
    isBareNumber(value) ? t(`loanRequests.parts.${kind}`, { value }) : value;
  return [
    named(volume, 'volume'),
    named(tomo, 'tome'),
    named(parte, 'part'),
    material_adicional,
  ].filter((name) => name !== '');
}

/** Names the part of a title: 'v. 2, pt. 1', or the whole of it. */
export function partsName(parts: Parts, t: Translate): string {
  return partNames(parts, t).join(', ') || t('wanted.whole');
}
