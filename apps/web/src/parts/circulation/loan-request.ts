import type { Translate } from '@estante/phrases/translator';

interface Parts {
  readonly volume: string;
  readonly tomo: string;
  readonly parte: string;
  readonly material_adicional: string;
}

/** What of a title is meant: 'v. 2, pt. 1', or the whole of it. */
export function partsName({ volume, tomo, parte, material_adicional }: Parts, t: Translate) {
  const names = [
    volume && t('loanRequests.parts.volume', { value: volume }),
    tomo && t('loanRequests.parts.tome', { value: tomo }),
    parte && t('loanRequests.parts.part', { value: parte }),
    material_adicional,
  ];
  return names.filter(Boolean).join(', ') || t('wanted.whole');
}
