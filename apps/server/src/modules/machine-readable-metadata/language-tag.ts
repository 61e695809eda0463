/** Bibliographic codes of ISO 639-2 that are not the terminological ones, which CLDR knows. */
const terminological: Readonly<Record<string, string>> = {
  alb: 'sqi',
  arm: 'hye',
  baq: 'eus',
  bur: 'mya',
  chi: 'zho',
  cze: 'ces',
  dut: 'nld',
  fre: 'fra',
  geo: 'kat',
  ger: 'deu',
  gre: 'ell',
  ice: 'isl',
  mac: 'mkd',
  mao: 'mri',
  may: 'msa',
  per: 'fas',
  rum: 'ron',
  slo: 'slk',
  tib: 'bod',
  wel: 'cym',
};

/** The tag of BCP 47 for a MARC language code: 'por' is 'pt'. What is no language is ''. */
export function languageTag(code: string): string {
  if (!/^[a-z]{3}$/.test(code) || ['mul', 'und', 'zxx'].includes(code)) return '';
  return Intl.getCanonicalLocales(terminological[code] ?? code)[0] ?? '';
}
