import type { DataField } from '@estante/marc';
import { dataField } from './data-field.ts';
import { nonFilingCharacters } from './filing.ts';
import { nameAsWritten } from './headings.ts';
import type { DemoWork } from './work.ts';

const languageNames: Readonly<Record<string, string>> = {
  por: 'Português',
  eng: 'Inglês',
  spa: 'Espanhol',
  fre: 'Francês',
};

/** Words of title pages before the translators, editors and illustrators, by relator code. */
const statementByRole: Readonly<Record<string, string>> = {
  trl: 'tradução de',
  edt: 'organização de',
  ill: 'ilustrações de',
};

/** 245 $c: authors, then editors and translators, ' ; ' between one function and the next. */
function responsibility(work: DemoWork): string | undefined {
  const first = work.authors?.map(nameAsWritten).join(', ') ?? work.corporateAuthor;
  const others = Object.entries(statementByRole).flatMap(([role, words]) => {
    const names = (work.contributors ?? []).filter(([, relator]) => relator === role);
    return names.length === 0
      ? []
      : [`${words} ${names.map(([name]) => nameAsWritten(name)).join(', ')}`];
  });
  const statement = [...(first === undefined ? [] : [first]), ...others].join(' ; ');
  return statement === '' ? undefined : statement;
}

/** The title of a translated work (240), or another title of what is not a translation (246). */
function titlesBeside(work: DemoWork): { uniform: DataField[]; variants: DataField[] } {
  const { originalTitle, originalLanguage, variantTitle, language } = work;
  const isTranslation = originalLanguage !== undefined;
  const others = isTranslation ? [variantTitle] : [variantTitle, originalTitle];
  const variants = others.filter((title) => title !== undefined);
  return {
    uniform:
      isTranslation && originalTitle !== undefined
        ? [dataField('240', '10', ['a', `${originalTitle}.`], ['l', languageNames[language]])]
        : [],
    variants: variants.map((title) => dataField('246', '3 ', ['a', title])),
  };
}

/** 240, 245 and 246. */
export function titleFields(work: DemoWork): readonly DataField[] {
  const { title, subtitle, language } = work;
  const by = responsibility(work);
  const end = by === undefined ? '' : ' /';
  const hasMainEntry = work.authors === undefined && work.corporateAuthor === undefined ? '0' : '1';
  const { uniform, variants } = titlesBeside(work);
  return [
    ...uniform,
    dataField(
      '245',
      `${hasMainEntry}${nonFilingCharacters(title, language)}`,
      ['a', subtitle === undefined ? `${title}${end}` : `${title} :`],
      ['b', subtitle === undefined ? undefined : `${subtitle}${end}`],
      ['c', by === undefined ? undefined : `${by}.`],
    ),
    ...variants,
  ];
}
