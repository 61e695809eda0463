import { headingKey, type Description } from '@estante/marc';
import type { TitleName, WantedKind } from './judgement.ts';

/** Title of the catalogue with the data that judgements refer to. */
export interface JudgedTitle {
  readonly id: number;
  readonly description: Description;
  readonly copies: number;
}

/** Titles that a judgement's names mean; none where the catalogue has no such title. */
export function findWanted(
  titles: readonly JudgedTitle[],
  wanted: WantedKind,
  name: TitleName,
): readonly JudgedTitle[] {
  switch (wanted) {
    case 'titles':
      return titlesNamed(titles, name);
    case 'bestEdition':
      return bestOf(titlesNamed(titles, name));
    case 'worksOf':
      return titles.filter(({ description }) => isBy(description, name));
    case 'about':
      return titles.filter(({ description }) => isAbout(description, name));
    case 'inSeries':
      return titles.filter(({ description: { series } }) =>
        series.some(({ title }) => begins(headingKey(title), headingKey(name))),
      );
    case 'withWord':
      return titles.filter(({ description }) => wordsOf(description).has(headingKey(name)));
    case 'underAuthor':
      return titles.filter(({ description: { agents } }) =>
        agents.some((agent) => filedKey(agent.name) === filedKey(name)),
      );
    case 'underSubject':
      return titles.filter(({ description: { subjects } }) =>
        subjects.some((subject) => filedKey(subjectLabel(subject)) === filedKey(name)),
      );
  }
}

function titlesNamed(titles: readonly JudgedTitle[], name: TitleName): readonly JudgedTitle[] {
  const [title = '', ...others] = name.split(' / ');
  const key = headingKey(title);
  return titles.filter(
    ({ description }) =>
      headingKey(description.title) === key &&
      others.every((other) =>
        /^\d{4}$/.test(other) ? description.year === Number(other) : isBy(description, other),
      ),
  );
}

/** Editions that are newest or have most copies; undecided where an edition has no year. */
function bestOf(editions: readonly JudgedTitle[]): readonly JudgedTitle[] {
  const newest = Math.max(...editions.map(({ description }) => description.year ?? Infinity));
  const most = Math.max(...editions.map(({ copies }) => copies));
  return editions.filter(
    ({ description, copies }) => description.year === newest || copies === most,
  );
}

function isBy({ agents }: Description, name: string): boolean {
  return agents.some((agent) => begins(headingKey(agent.name), headingKey(name)));
}

function isAbout({ subjects }: Description, heading: string): boolean {
  return subjects.some(({ parts }) =>
    begins(headingKey(parts.map(({ text }) => text).join(' ')), headingKey(heading)),
  );
}

/** Words of the title, its names and subjects: what a results list shows. */
function wordsOf({
  title,
  subtitle,
  part,
  otherTitles,
  subjects,
  series,
}: Description): Set<string> {
  const texts = [
    title,
    subtitle,
    part,
    ...otherTitles.map(({ text }) => text),
    ...subjects.map(subjectLabel),
    ...series.map((one) => one.title),
  ];
  return new Set(texts.flatMap((text) => headingKey(text).split(' ')));
}

export function subjectLabel({ parts }: Description['subjects'][number]): string {
  return parts.map(({ text }) => text).join(' - ');
}

/** Key of a heading without its years, which nobody types. */
export function filedKey(heading: string): string {
  return headingKey(heading.replace(/,?\s*(?:[a-z]{1,3}\.\s*)?\d{4}\b.*$/u, ''));
}

/** Whether a key begins with whole words. */
function begins(key: string, beginning: string): boolean {
  return `${key} `.startsWith(`${beginning} `);
}
