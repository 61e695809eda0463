import type { OrderCode } from '../fields.ts';

const byTitle = { 'sort.title': 'asc' };
/** The order of titles that are equal in all else. */
export const byId = { id: 'asc' };
const newest = { 'sort.year': { order: 'desc', missing: '_last' } };

/** Orders of titles, as `orders` has them; keywords compare by code points, and titles without the value come last. */
export const sorts: Readonly<Record<OrderCode, readonly object[]>> = {
  C: [{ _score: 'desc' }, newest, { 'sort.copies': 'desc' }, byId],
  T: [byTitle, byId],
  A: [{ 'sort.author': 'asc' }, byTitle, byId],
  D: [newest, byTitle, byId],
  W: [{ 'sort.workType': 'asc' }, byTitle, byId],
  N: [{ 'sort.callNumber': 'asc' }, byTitle, byId],
  I: [{ 'sort.includedOn': 'desc' }, byTitle, byId],
};
