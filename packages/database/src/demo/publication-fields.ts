import type { DataField } from '@estante/marc';
import { carriers } from './carriers.ts';
import { dataField } from './data-field.ts';
import type { DemoWork } from './work.ts';

function publicationDate({ type, year, yearEnd }: DemoWork): string | undefined {
  if (year === undefined) return undefined;
  if (yearEnd !== undefined) return `${year}-${yearEnd}.`;
  return carriers[type].material === 'serial' ? `${year}-` : `${year}.`;
}

/** An element of 264 with the mark that leads to the next one there is. */
function leadingTo(text: string | undefined, mark: string, next: string | undefined) {
  return text === undefined || next === undefined ? text : `${text}${mark}`;
}

/** 250 and 264. */
export function publicationFields(work: DemoWork): readonly DataField[] {
  const { place, publisher, edition } = work;
  const date = publicationDate(work);
  const afterPlace = publisher === undefined ? leadingTo(place, ',', date) : undefined;
  return [
    ...(edition === undefined ? [] : [dataField('250', '  ', ['a', edition])]),
    dataField(
      '264',
      // Documents of an archive were produced, not published (MARC 21, 264, second indicator).
      work.type === 'archive' ? ' 0' : ' 1',
      ['a', afterPlace ?? leadingTo(place, ' :', publisher)],
      ['b', leadingTo(publisher, ',', date)],
      ['c', date],
    ),
  ].filter((field) => field.subfields.length > 0);
}
