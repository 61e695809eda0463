import type { MarcRecord } from '@estante/marc';
import { benchRecord } from '../import-records.ts';

const items = 2000;
const subjects = 500;

/** Record with more items and subjects than any sane one. */
export function bigRecord(number: number): MarcRecord {
  const { leader, fields } = benchRecord(number);
  const field = (tag: string, values: readonly (readonly [string, string])[]) => ({
    tag,
    ind1: ' ',
    ind2: tag === '650' ? '4' : ' ',
    subfields: values.map(([code, value]) => ({ code, value })),
  });
  const many = <Result>(length: number, make: (turn: number) => Result) =>
    Array.from({ length }, (_, turn) => make(turn));
  return {
    leader,
    fields: [
      ...fields.filter(({ tag }) => tag !== '650' && tag !== '952'),
      ...many(subjects, (turn) => field('650', [['a', `Assunto ${turn}`]])),
      ...many(items, (turn) =>
        field('952', [
          ['a', turn % 2 === 0 ? 'CENTRAL' : 'NORTE'],
          ['b', turn % 2 === 0 ? 'CENTRAL' : 'NORTE'],
          ['h', `v. ${1 + (turn % 40)}`],
          ['p', `G${turn}`],
          ['y', 'LIVRO'],
        ]),
      ),
    ],
  };
}
