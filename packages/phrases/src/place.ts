/** Form of a place in a sentence: in it, of it, to it, or by itself, first in the sentence or not. */
export type PlaceForm = 'at' | 'of' | 'to' | 'the' | 'The';

export function isPlaceForm(format: string): format is PlaceForm {
  return format === 'The' || ['at', 'of', 'to', 'the'].includes(format);
}

/**
 * The name of a library or institution with what stands before it: 'na Biblioteca Central', 'al Instituto
 * de Física', 'at the Central Library'. In Portuguese and Spanish its first word says the gender; where
 * it says none ('Brasiliana'), and in English where it has no common noun, the preposition stands alone.
 */
export function formatPlace(name: string, form: PlaceForm, language: string): string {
  if (language === 'en')
    return [inEnglish(name)[places.indexOf(form)], name].filter(Boolean).join(' ');
  const grammar = grammars[language];
  if (!grammar) return name;
  const [first = ''] = name.trim().toLocaleLowerCase(language).split(/\s/, 1);
  const gender = feminine.test(first) ? 'f' : masculine.test(first) ? 'm' : 'none';
  const before = grammar[gender][places.indexOf(form)] ?? '';
  const plural = gender !== 'none' && first.endsWith('s') && !unchanged.has(first);
  return [plural ? grammar.plural(before) : before, name].filter(Boolean).join(' ');
}

const places: readonly PlaceForm[] = ['at', 'of', 'to', 'the', 'The'];

/** 'the Central Library', but 'Biblioteca Central', 'The London Library' as they are. */
function inEnglish(name: string): readonly string[] {
  const isCommon = commonNoun.test(name) && !/^the\s/i.test(name);
  return isCommon ? ['at the', 'of the', 'to the', 'the', 'The'] : ['at', 'of', 'to', '', ''];
}

const commonNoun =
  /\b(?:librar(?:y|ies)|archives?|cent(?:er|re)s?|institutes?|museums?|schools?|facult(?:y|ies)|departments?|rooms?|stacks|laborator(?:y|ies)|hospital)\b/i;

const unchanged = new Set(['campus', 'câmpus']);

const feminine =
  /^(?:\p{L}*tecas?|\p{L}+(?:ção|são|dade|ción|sión|dad|tad)|(?:sala|escola|escuela|casa|academia|agência|agencia|assembleia|asamblea|câmara|cámara|corte|empresa|junta|pontifícia|pontificia|prefeitura|prefectura|procuradoria|procuraduría|reitoria|rectoría|galeria|galería|livraria|secretaria|estante|rede|red|sede|torre)s?)$/u;
const masculine =
  /^(?:acervo|anexo|archivo|arquivo|auditório|auditorio|bloco|campus|câmpus|centro|colégio|colegio|conselho|consejo|departamento|depósito|edifício|edificio|espaço|espacio|gabinete|governo|gobierno|hospital|instituto|laboratório|laboratorio|memorial|ministério|ministerio|museu|museo|núcleo|observatório|observatorio|polo|ponto|punto|posto|prédio|senado|setor|sector|serviço|servicio|tribunal)s?$/u;

interface Grammar {
  /** Forms in the order of `places`. */
  readonly f: readonly string[];
  readonly m: readonly string[];
  readonly none: readonly string[];
  readonly plural: (before: string) => string;
}

const grammars: Readonly<Record<string, Grammar>> = {
  pt: {
    f: ['na', 'da', 'à', 'a', 'A'],
    m: ['no', 'do', 'ao', 'o', 'O'],
    none: ['em', 'de', 'a', '', ''],
    plural: (before) => `${before}s`,
  },
  es: {
    f: ['en la', 'de la', 'a la', 'la', 'La'],
    m: ['en el', 'del', 'al', 'el', 'El'],
    none: ['en', 'de', 'a', '', ''],
    plural: (before) =>
      before
        .replace(/^([ad])(e?)l$/, (_all, a: string, e: string) => `${a}${e} los`)
        .replace(/\bel$/, 'los')
        .replace(/\bEl$/, 'Los')
        .replace(/a$/, 'as'),
  },
};
