import type { Translate } from '@estante/phrases';
import type { ImportRunKind } from '@estante/database';

const kinds = [
  'bibliographic',
  'authority',
  'holdings',
  'unreadable',
  'covers',
  'patrons',
  'loans',
] as const;
const asideReasons = [
  'truncated',
  'too-long',
  'no-structure',
  'ill-formed',
  'unimarc',
  'not-marc',
  'no-title',
  'no-heading',
  'no-parent',
  'no-number',
  'another-title',
  'other-format',
  'refused',
  'wrong-name',
  'empty',
  'too-large',
  'no-picture',
  'too-many-pixels',
  'too-small',
  'no-cover-title',
  'ambiguous',
] as const;
const unreadable = ['ENOENT', 'empty', 'not-marc', 'not-zip', 'too-much'] as const;
const signs = ['title', 'numerals', 'author', 'year', 'isbn', 'edition', 'publisher'] as const;
const charsets = ['ascii', 'windows-1252', 'cp850', 'declared'] as const;

function known<Name extends string>(names: readonly Name[], name: string): Name | undefined {
  return names.find((one) => one === name);
}

export function kindWords(kind: string, t: Translate): string {
  const name = known(kinds, kind);
  return name ? t(`imports.kinds.${name}`) : kind;
}

/** `isCover`: a picture has no title for another reason than a record. */
export function asideWords(reason: string, isCover: boolean, t: Translate): string {
  const name = known(asideReasons, isCover && reason === 'no-title' ? 'no-cover-title' : reason);
  return name ? t(`imports.asideReasons.${name}`) : reason;
}

export function fileWords(reason: string, kind: ImportRunKind, t: Translate): string {
  const name = known(unreadable, reason);
  if (kind === 'covers' && reason === 'empty') return t('imports.unreadable.not-zip');
  return name ? t(`imports.unreadable.${name}`) : t('imports.unreadable.other', { code: reason });
}

export function charsetWords(charset: string, t: Translate): string {
  const name = known(charsets, charset);
  return name ? t(`imports.charsets.${name}`) : charset.toUpperCase();
}

/** 'number; title, isbn alike; year not', as imports count changes, in the reader's language. */
export function reasonWords(why: string, t: Translate): string {
  return why
    .split('; ')
    .map((part) => {
      const by = known(['number', 'isbn', 'title'], part);
      if (by) return t(`imports.by.${by}`);
      const alike = part.endsWith(' alike');
      const names = part.replace(/ (?:alike|not)$/, '').split(', ');
      const list = names
        .map((name) => known(signs, name))
        .map((name, at) => (name ? t(`imports.signs.${name}`) : names[at]))
        .join(', ');
      return t(alike ? 'imports.alike' : 'imports.apart', { list });
    })
    .join('; ');
}
