import { headingKey, type Description } from '@estante/marc';
import { sha256 } from '../../../platform/digest.ts';

/** Numbers of a record, at most: with more it names volumes or works beside its own. */
const mostNumbers = 8;

/**
 * Makes the keys that records of one edition have in common, whichever institution has it: any of its ISBNs or ISSNs
 * with the part, else title, author and year. None where they say too little to be told from others of the title. An
 * article bears the ISSN of what it stands in, which is no number of its own.
 */
export function editionKeys(description: Description): readonly string[] {
  const { title, subtitle, part, agents, year, workType } = description;
  const numbers = numbersOf(description);
  if (numbers.length > 0) {
    const partKey = headingKey(part);
    const own = numbers.length > mostNumbers ? numbers.slice(0, 1) : numbers;
    return own.map((number) => short(`${number}|${partKey}`));
  }
  const [author] = agents;
  if (author === undefined || year === null) return [];
  const words = [`${title} ${subtitle}`, part, author.name].map(headingKey);
  return [short(`text|${workType}|${words.join('|')}|${year}`)];
}

function numbersOf({ isbns, issns, isSerial }: Description): readonly string[] {
  const books = isbns.flatMap(({ isbn13 }) => (isbn13 ? [`isbn|${isbn13}`] : []));
  const numbers = books.length > 0 || !isSerial ? books : issns.map((issn) => `issn|${issn}`);
  return [...new Set(numbers)];
}

/** An index takes no longer ones. */
const longest = 600;

function short(key: string): string {
  return key.length <= longest ? key : `hash|${sha256(key).toString('hex')}`;
}
