import { areaSchemes, type Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { areaName } from '../catalogue/index.ts';

const classes = '0 1 2 3 4 5 6 7 8 9 A B C D E F G H J K L M N P Q R S T U V Z'.split(' ');

/** Names of all subject areas by their codes: 'ddc:8'. */
export function areaNames(language: Language): ReadonlyMap<string, string> {
  const t = translatorFor(language);
  const codes = areaSchemes.flatMap((scheme) =>
    classes.filter((one) => /\d/.test(one) === (scheme !== 'lcc')).map((one) => `${scheme}:${one}`),
  );
  return new Map(
    codes.map((code) => [code, areaName(code, t)] as const).filter(([, name]) => name !== ''),
  );
}
