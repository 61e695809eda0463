import { headingKey, type Description } from '@estante/marc';
import type { TitleName, WantedKind } from './judgement.ts';

/** A title of the catalogue as far as judgements speak of it. */
export interface JudgedTitle {
  readonly id: number;
  readonly description: Description;
  readonly copies: number;
}

/** Titles that what is wanted may be, as it is named; none where the catalogue has no such title. */
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

/** Which is the newest nobody can say where one has no year. */
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

/** Whole words only. */
function begins(key: string, beginning: string): boolean {
  return `${key} `.startsWith(`${beginning} `);
}
