import { headingKey } from './heading-key.ts';

/** Languages that works are translated into, as cataloguers write them after a uniform title. */
const codes =
  'pt en es fr it de la el ru ja zh ko ar he ca gl eu nl sv da no fi pl cs hu ro tr uk bg hr sr sa hi fa yi gn'.split(
    ' ',
  );
const cataloguedIn = ['pt', 'en', 'es', 'fr'];
const ofNone = ['castelhano', 'castellano', 'poliglota', 'polyglot'];
const joints = new Set(['e', 'y', 'and', 'et']);

const words = new Set([
  ...ofNone,
  ...cataloguedIn.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return codes.map((code) => headingKey(names.of(code) ?? ''));
  }),
]);

/** 'ingles', 'portugues e espanhol', as headings are compared. */
export function isLanguageName(key: string): boolean {
  const named = key.split(' ').filter((word) => !joints.has(word));
  return named.length > 0 && named.every((word) => words.has(word));
}
