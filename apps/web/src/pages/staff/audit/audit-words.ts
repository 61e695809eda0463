import { phraseOr, type Translate } from '@estante/phrases/translator';
import { settingGroups } from '../../../features/institution-edit/setting-groups.ts';
import type { AuditRow } from './audit-row.ts';

/**
 * Names the changed fields of a person, the settings or a list's entry; none for a page recorded as a whole.
 */
export function changedWords({ tipo, area, campos }: AuditRow, t: Translate): readonly string[] {
  if (tipo === 'person-changed') return campos.map((field) => fieldWord(field, t));
  if (area === 'settings') return campos.map((setting) => settingWord(setting, t));
  if (area?.startsWith('lists/')) return campos.map((field) => listFieldWord(field, t));
  return [];
}

/** Names a setting as its page does, under its heading there. */
export function settingWord(setting: string, t: Translate): string {
  const group = settingGroups.find(({ fields }) => fields.some(({ name }) => name === setting));
  const word = phraseOr(t, `edit.settings.${setting}`, setting);
  return group ? `${t(`edit.groups.${group.name}`)}: ${word}` : word;
}

const listFieldWord = (field: string, t: Translate): string =>
  phraseOr(t, `networkLists.fields.${field}`, field);

/** Names a field of a person; the field's own name if there is no word for it. */
export function fieldWord(field: string, t: Translate): string {
  if (field === 'receber_email') return t('personalData.receber_email');
  return (
    phraseOr(t, `people.fields.${field}`, '') || phraseOr(t, `personalData.fields.${field}`, field)
  );
}

/**
 * Names a page that changes the institution; 'texts/faq' is a part of one, 'lists/curso' one of its lists.
 */
export function areaWord(area: string, t: Translate): string {
  const [whole = '', part] = area.split('/');
  const page = whole.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return part === undefined
    ? pageWord(page, area, t)
    : `${pageWord(page, area, t)}: ${partWord(part, t)}`;
}

const pageWord = (page: string, area: string, t: Translate): string =>
  phraseOr(t, `audit.areas.${page}`, '') || phraseOr(t, `staff.pages.${page}`, area);

const partWord = (part: string, t: Translate): string =>
  phraseOr(t, `edit.sections.${part}`, '') || phraseOr(t, `networkLists.lists.${part}`, part);
