/**
 * Letters beyond a to z that languages write, by the codes of MARC 21 (008/35-37): which of two readings
 * of the same bytes a record's own language would have.
 */
const letters: Readonly<Record<string, string>> = {
  por: 'áàâãçéêíóôõúü',
  spa: 'áéíñóúü',
  glg: 'áéíñóúü',
  cat: 'àçéèíïóòúü·',
  fre: 'àâæçéèêëîïôœùûüÿ',
  ita: 'àèéìíîòóùú',
  ger: 'äöüß',
  dut: 'áéèëïóöü',
  swe: 'åäöé',
  dan: 'åæøé',
  nor: 'åæøéòô',
  fin: 'äöå',
  pol: 'ąćęłńóśźż',
  cze: 'áčďéěíňóřšťúůýž',
  slo: 'áäčďéíľĺňóôŕšťúýž',
  hun: 'áéíóöőúüű',
  rum: 'ăâîșşțţ',
  tur: 'çğıöşüâî',
};

/** The letters of a record's language, '' where they say nothing. */
export function lettersOf(language: string): string {
  return letters[language] ?? '';
}

/** Endings and words with such letters that most titles of a language have somewhere. */
const endings: Readonly<Record<string, RegExp>> = {
  por: /(?:ção|ções|são|sões|ão|ãos|ães|ência|ências|ância|ário|ária|ógico|ógica|ético|ética|ístico|ística|ônico|ômico|ômica|íveis|ível|ável|é|à|às|até|também|você)(?!\p{L})/gu,
  spa: /(?:ción|sión|ía|ías|és|ógico|ógica|ético|ética|ístico|ística|ón|más|qué|cómo|año|años|español|española|niño|niños)(?!\p{L})/gu,
  fre: /(?:é|ée|és|ées|ère|ères|té|tés|ième|èque|français|française|à|où|même|très|être|société|littérature|événement)(?!\p{L})/gu,
  ger: /(?:für|über|München|Bücher|Einführung|Österreich|Geschichte|größe|ändern|ück|ünde)(?!\p{L})/gu,
  ita: /(?:tà|ità|più|così|perché|è|città)(?!\p{L})/gu,
};

/** Counts the words of a text that end as its language ends them. */
export function wordsOfLanguage(text: string, language: string): number {
  const pattern = endings[language];
  return pattern ? (text.match(pattern)?.length ?? 0) : 0;
}
