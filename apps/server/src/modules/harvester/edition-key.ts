import { createHash } from 'node:crypto';
import { headingKey, type Description } from '@estante/marc';

/**
 * What records of one edition have in common, whoever has it: its ISBN or ISSN with the part, else
 * title, author and year. Null where they say too little to be told from others of the title. An
 * article bears the ISSN of what it stands in, which is no number of its own.
 */
export function editionKey(description: Description): string | null {
  const { title, subtitle, part, agents, year, isSerial, workType } = description;
  const isbn = description.isbns.map(({ isbn13 }) => isbn13).find(Boolean);
  const ownPart = headingKey(part);
  if (isbn !== undefined) return short(`isbn|${isbn}|${ownPart}`);
  const [issn] = description.issns;
  if (isSerial && issn !== undefined) return short(`issn|${issn}|${ownPart}`);
  const [author] = agents;
  if (author === undefined || year === null) return null;
  const words = [`${title} ${subtitle}`, part, author.name].map(headingKey);
  return short(`text|${workType}|${words.join('|')}|${year}`);
}

/** An index takes no longer ones. */
const longest = 600;

function short(key: string): string {
  return key.length <= longest ? key : `hash|${createHash('sha256').update(key).digest('hex')}`;
}
