import { headingKey } from './heading-key.ts';

/** Languages that works are translated into, as cataloguers write them after a uniform title: with MARC's codes. */
const codes = (
  'pt:por en:eng es:spa fr:fre it:ita de:ger la:lat el:gre ru:rus ja:jpn zh:chi ko:kor ar:ara he:heb ' +
  'ca:cat gl:glg eu:baq nl:dut sv:swe da:dan no:nor fi:fin pl:pol cs:cze hu:hun ro:rum tr:tur uk:ukr ' +
  'bg:bul hr:hrv sr:srp sa:san hi:hin fa:per yi:yid gn:grn'
)
  .split(' ')
  .map((pair) => pair.split(':') as [iso: string, marc: string]);
const cataloguedIn = ['pt', 'en', 'es', 'fr'];
const joints = new Set(['e', 'y', 'and', 'et']);

/** MARC's code by the name, as headings are compared; '' for what is no single language. */
const codeOfName = new Map<string, string>([
  ['castelhano', 'spa'],
  ['castellano', 'spa'],
  ['poliglota', ''],
  ['polyglot', ''],
  ...cataloguedIn.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return codes.map(([iso, marc]): [string, string] => [headingKey(names.of(iso) ?? ''), marc]);
  }),
]);

function namesIn(key: string): string[] {
  return key.split(' ').filter((word) => !joints.has(word));
}

/** 'ingles', 'portugues e espanhol', as headings are compared. */
export function isLanguageName(key: string): boolean {
  const named = namesIn(key);
  return named.length > 0 && named.every((word) => codeOfName.has(word));
}

/** MARC's codes of the languages that a text names: 'Português e espanhol'; none where it names others. */
export function languagesNamed(text: string): string[] {
  const key = headingKey(text);
  return isLanguageName(key) ? namesIn(key).flatMap((word) => codeOfName.get(word) || []) : [];
}
