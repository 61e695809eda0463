import { buildFixedField } from './fixed-field.ts';
import { languagesNamed } from './language-name.ts';
import { marcLanguages } from './marc-languages.ts';
import { distinct } from './text.ts';
import { valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';

/** Codes of ISO 639-1, ISO 639-2/T and withdrawn MARC codes, with the MARC code in use. */
const marcCode: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'pt:por en:eng es:spa fr:fre de:ger it:ita la:lat ja:jpn zh:chi ru:rus nl:dut ca:cat gl:glg gn:grn ' +
    'ar:ara he:heb el:gre pl:pol sv:swe da:dan no:nor fi:fin ko:kor ' +
    'deu:ger fra:fre zho:chi nld:dut ces:cze ron:rum ell:gre eus:baq fas:per isl:ice kat:geo mkd:mac ' +
    'mri:mao msa:may mya:bur slk:slo sqi:alb cym:wel hye:arm bod:tib ' +
    'esp:epo gag:glg lan:oci far:fao fri:fry iri:gle gae:gla max:glv cam:khm eth:gez gua:grn int:ina ' +
    'lap:smi mla:mlg mol:rum sao:smo scc:srp scr:hrv sho:sna snh:sin sso:sot swz:ssw tag:tgl taj:tgk ' +
    'tar:tat tsw:tsn gal:orm prt:por ptg:por ing:eng'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

const shape = /^[a-z]{3}$/;
/** Codes without meaning: undetermined, no linguistic content, left over from templates. */
const meaningless = new Set(['und', 'zxx', 'xxx', 'uuu', 'nnn']);

function valid(code: string): string {
  const known = marcCode[code] ?? code;
  return shape.test(known) && !meaningless.has(known) ? known : '';
}

/** 041 holds one code a subfield, in old records several run together ('engger') or names ('inglês'). */
function codesIn(values: readonly string[]): string[] {
  return values.flatMap((value) => {
    const code = value.trim().toLowerCase();
    if (code.length <= 3) return [code];
    const named = languagesNamed(value);
    return named.length > 0 ? named : code.split(/[^a-z]+/u).flatMap(codesRunTogether);
  });
}

function codesRunTogether(text: string): string[] {
  if (text.length <= 3) return [text];
  const codes = (text.match(/.{1,3}/gu) ?? []).map((code) => marcCode[code] ?? code);
  return codes.every((code) => marcLanguages.has(code)) ? codes : [];
}

/** Language in an 008 that has lost characters: it still stands before the last two. */
const nearEnd = /(?:^|[^a-z])([a-z]{3})[ |#][a-z |#]?$/u;

function codedLanguage(fields: TaggedFields): string {
  const right = valid(buildFixedField(fields).slice(35, 38));
  if (right) return right;
  return valid(nearEnd.exec(fields.control('008').slice(-8))?.[1] ?? '');
}

/** The languages of the text or sound, the principal one first (008/35–37, 041 $a $d). */
export function languages(fields: TaggedFields): string[] {
  const also = codesIn(fields.data('041').flatMap((field) => valuesOf(field, 'ad')));
  const all = distinct([codedLanguage(fields), ...also.map(valid)]);
  return all.length > 1 ? all.filter((code) => code !== 'mul') : all;
}

/** The languages a translation was made from (041 $h). */
export function originalLanguages(fields: TaggedFields): string[] {
  return distinct(codesIn(fields.data('041').flatMap((field) => valuesOf(field, 'h'))).map(valid));
}
