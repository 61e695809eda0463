import type { Description } from '@estante/marc';
import type { BibliographicItem } from './item.ts';
import { tidy } from './piece.ts';

const volume =
  /^\[?(vol(?:ume)?|v|tomo|t)\b\.?\s*(\d+(?:[-/]\d+)?|[IVXLC]+)\b\]?(?:\s*[.,:]\s*(.*))?$/iu;

/** 'Vol. 2, O mar' is volume 2, named O mar; what is no volume stays as it stands. */
export function partOf(written: string): Pick<BibliographicItem, 'part' | 'volume'> {
  const text = tidy(written);
  const [, word = '', number = '', name = ''] = volume.exec(text) ?? [];
  if (!number) return { part: text, volume: '' };
  return { part: tidy(name), volume: `${/^t/iu.test(word) ? 't.' : 'v.'} ${number}` };
}

const constitution =
  /^(Constitu(?:i[çc][ãa]o|ci[óo]n|tion))\b[\s,(]*(?:de\s+)?((?:1[6-9]|20)\d{2})?/iu;

/** 'Constituição (1988)', by which constitutions are told apart under their jurisdiction. */
export function uniformTitleOf({ agents, title, otherTitles }: Description): string {
  if (!agents.some(({ isMain, type }) => isMain && type === 'corporate')) return '';
  const uniform = otherTitles.filter(({ kind }) => kind === 'uniform').map(({ text }) => text);
  for (const text of uniform) {
    const [, word = '', year = ''] = constitution.exec(text) ?? [];
    if (word) return year ? `${word} (${year})` : word;
  }
  const year = /^Constitui[çc][ãa]o\b.*\bde ((?:18|19|20)\d{2})\b/iu.exec(title)?.[1];
  return year ? `Constituição (${year})` : '';
}
