import { areaSchemes, type Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { areaName } from '../catalogue/index.ts';

const classes = [...'0123456789', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

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
