import type { Description } from '@estante/marc';

const longestText = 2000;
const longestList = 60;
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const controls = /[\0-\x08\v\f\x0e-\x1f\x7f]/g;
/** Characters that turn the text around them, and with it what stands beside it on the page. */
const bidi = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Cuts what another institution says of a title to what a page bears: nothing is left that no database keeps,
 * and of addresses those of the web alone.
 */
export function bounded(description: Description): Description {
  const cut = cutTo(description) as Description;
  return { ...cut, links: cut.links.filter(({ url }) => /^https?:\/\//i.test(url)) };
}

function cutTo(value: unknown): unknown {
  if (typeof value === 'string')
    return value.slice(0, longestText).toWellFormed().replace(controls, '').replace(bidi, '');
  if (Array.isArray(value)) return value.slice(0, longestList).map(cutTo);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cutTo(one)]));
}
