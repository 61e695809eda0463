import type { DemoWork } from './work.ts';

/** Lower case letters and digits joined by '-', without diacritics. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Control number such as 'demo-romance-brasileiro-dom-casmurro-2016': made of the work's data, not of its place in the
 * list, so that a work added later leaves every other number as it was.
 */
export function demoControlNumber(theme: string, work: DemoWork): string {
  return slug(['demo', theme, work.title, work.subtitle ?? '', work.year ?? ''].join(' '));
}
