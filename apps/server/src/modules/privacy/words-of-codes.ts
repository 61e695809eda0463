import {
  changeableFields,
  requestForms,
  type KeptTable,
  type Language,
  type RequestField,
} from '@estante/contract';
import { phraseOr, type Translate } from '@estante/phrases';
import { languageName } from '../catalogue/index.ts';

/** Language and words in which the values of the file are said. */
export interface Words {
  readonly language: Language;
  readonly t: Translate;
  /** Words for subject areas and work types, by their codes. */
  readonly area: (code: string) => string;
  readonly workType: (code: string) => string;
  /** Words for a saved search, by its query. */
  readonly search: (query: string) => string;
}

/** Phrases of a column's codes, by the name of the column. */
const phraseOf = {
  papel: (code) => `admin.roles.${code}`,
  sexo: (code) => `personalData.genders.${code}`,
  estado_civil: (code) => `personalData.maritalStatuses.${code}`,
  permissoes: (code) => `apiKeys.permission.${code}`,
  assuntos: (code) => `webhooks.topic.${code}`,
  resultado: (code) => `privacy.file.outcomes.${code}`,
} as const satisfies Readonly<Record<string, (code: string) => string>>;

const hasCodes = (column: string): column is keyof typeof phraseOf =>
  Object.hasOwn(phraseOf, column);

/** A code of ours in words; what people wrote, as it is. */
export function wordsOfCode(column: string, value: string, { t, language }: Words): string {
  if (column === 'idioma') return languageName(value, language);
  if (!hasCodes(column)) return value;
  return phraseOr(t, phraseOf[column](value), value);
}

/**
 * Names the thing that an interest is of: as the catalogue does, or by its words where it is an area or a
 * work type.
 */
export function nameOfInterest(kind: unknown, value: string, { area, workType }: Words): string {
  if (kind === 'area') return area(value) || value;
  return kind === 'work-type' ? workType(value) : value;
}

/** A field of a form that was sent, and what it holds: 'Sexo: Feminino'. */
export function sayField(table: KeptTable, name: string, value: unknown, words: Words): string {
  const { t } = words;
  const text = String(value);
  if (table === 'pedidos_de_mudanca') {
    const field = changeableFields.find((one) => one === name);
    return `${field ? t(`personalData.fields.${field}`) : name}: ${wordsOfCode(name, text, words)}`;
  }
  const field = fieldsOfRequests.find((one) => one.name === name);
  return `${field ? t(`requests.fields.${field.name}`) : name}: ${sayAnswer(field, text, t)}`;
}

const fieldsOfRequests = Object.values(requestForms).flat();

function sayAnswer(field: RequestField | undefined, text: string, t: Translate): string {
  if (field?.kind === 'flag') return t(text === 'true' ? 'privacy.file.yes' : 'privacy.file.no');
  const option = field?.kind === 'choice' && field.options.find((one) => one === text);
  return option ? t(`requests.options.${option}`) : text;
}
