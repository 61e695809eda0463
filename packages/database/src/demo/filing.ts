/** Initial articles by MARC language code; what has no language ('zxx') may have an English title. */
const articles: Readonly<Record<string, RegExp>> = {
  por: /^(?:os?|as?|uma?|uns|umas) /iu,
  eng: /^(?:the|an?) /iu,
  spa: /^(?:el|l[ao]s?|una?|un[ao]s) /iu,
  fre: /^(?:l[ea]s? |l[’']|une? |des )/iu,
  ita: /^(?:il|lo|la|i|gli|le|una?|uno) |^l[’']/iu,
  ger: /^(?:der|die|das|eine?) /iu,
  zxx: /^the /iu,
};

/** Second indicator of 245: characters of the initial article that filing passes over. */
export function nonFilingCharacters(title: string, language: string): number {
  return articles[language]?.exec(title)?.[0].length ?? 0;
}
