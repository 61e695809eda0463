import type { Translate } from '@estante/phrases/translator';

/** The name of a field of a person, or its own where there is no word for it. */
export function fieldWord(field: string, t: Translate): string {
  if (field === 'receber_email') return t('personalData.receber_email');
  return (
    t(`people.fields.${field}` as 'people.fields.nome', { defaultValue: '' }) ||
    t(`personalData.fields.${field}` as 'personalData.fields.cpf', { defaultValue: field })
  );
}

/** The name of a page that changes the institution; 'texts/faq' is a part of one. */
export function areaWord(area: string, t: Translate): string {
  const [whole = '', part] = area.split('/');
  const page = whole.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return part === undefined
    ? pageWord(page, area, t)
    : `${pageWord(page, area, t)}: ${partWord(part, t)}`;
}

const pageWord = (page: string, area: string, t: Translate): string =>
  t(`audit.areas.${page}` as 'audit.areas.lists', { defaultValue: '' }) ||
  t(`staff.pages.${page}` as 'staff.pages.desk', { defaultValue: area });

const partWord = (part: string, t: Translate): string =>
  t(`edit.sections.${part}` as 'edit.sections.faq', { defaultValue: part });
