import { endpoints } from '@estante/contract';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/**
 * Calls of the contract that no page asks for, each with what readers have in its place. They are
 * there because the specification names them: other programs of an institution may use them.
 */
const unused: Readonly<Partial<Record<keyof typeof endpoints, string>>> = {
  createPass: 'the small page before others in a crowd asks by address, without the table of calls',
  createPassChallenge: 'the same',
  exportCourse: 'a link leads to its address, so that the file is saved without a script',
  exportTitle: 'links lead to its address, so that files are saved without a script',
  getAbntLink: 'the title says its vendors with itself, one request in place of two',
  getActivity: 'getFeatures tells of all activities at once, with the document',
  getCampusServices: 'listServices tells of all campuses at once, and is kept',
  getSerialIssuesPermission: 'the permissions of a title say it with those of its other pages',
  getShortName: 'who fetches a loan for somebody is written by name, and may have no login',
  getTargetLink: 'the title says its vendors with itself, one request in place of two',
  issueRedirectToken: 'getAccountAddress gives the whole address with such a token in it',
  listDefaultCovers: 'pages draw a cover from title, author and work type',
  listIndexes: 'pages read the indexes from the contract',
  listOrders: 'pages read the orders from the contract',
  listResultLinks:
    'a result says that it is online; its links are counted on the page of the title',
  listSearchCampuses: 'campuses are a facet of results, with their counts under the other filters',
  listSearchLibraries:
    'libraries are a facet of results, with their counts under the other filters',
  listTargetProducts: 'the tab of standards finds those of every vendor by one search',
  putInPermanentBasket: 'the call for several titles puts in one as well',
};

const pages = new URL('../apps/web/src/', import.meta.url);

/** Texts in single quotes in the sources of the pages: calls are made by name. */
async function readQuoted(): Promise<ReadonlySet<string>> {
  const files = await readdir(pages, { recursive: true });
  const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(new URL(name, pages), 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/(?<=')\w+(?=')/g) ?? []));
}

test('each call of the contract is asked for by a page, or it is said why not', async () => {
  const quoted = await readQuoted();
  const names = Object.keys(endpoints).filter((name) => !quoted.has(name));
  expect(names.toSorted()).toEqual(Object.keys(unused).toSorted());
});
