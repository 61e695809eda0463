/** Initial articles by MARC language code; those of Portuguese also stand before Brazilian titles. */
const articles: Readonly<Record<string, RegExp>> = {
  por: /^(?:os?|as?|uma?|uns|umas) /iu,
  eng: /^(?:the|an?) /iu,
  spa: /^(?:el|l[ao]s?|una?|un[ao]s) /iu,
  fre: /^(?:l[ea]s? |l'|une? |des )/iu,
};

/** Second indicator of 245: characters of the initial article that filing passes over. */
export function nonFilingCharacters(title: string, language: string): number {
  return articles[language]?.exec(title)?.[0].length ?? 0;
}
