import { controlField, dataFields, describeTitle } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { actTitle } from '../normative-act.ts';
import { demoRecords } from '../records.ts';
import { demoWorks } from './index.ts';

const acts = demoWorks.flatMap((work) => (work.act === undefined ? [] : [{ ...work.act, work }]));
const byTitle = new Map(acts.map((act) => [act.work.title, act]));
const records = [...demoRecords()].filter((record) => dataFields(record, '046').length > 0);

describe('the normative acts', () => {
  it('are many, each with the title of its number and day', () => {
    expect(acts.length).toBeGreaterThan(90);
    expect(byTitle.size).toBe(acts.length);
    for (const act of acts) {
      expect(act.work.title).toBe(actTitle(act));
      expect(new Date(act.date).toJSON().slice(0, 10)).toBe(act.date);
      expect(String(act.work.year)).toBe(act.date.slice(0, 4));
    }
  });

  it('change acts that are listed, come before them and bear the state', () => {
    for (const { date, amends = [], revokes = [] } of acts) {
      for (const title of [...amends, ...revokes]) {
        const changed = byTitle.get(title);
        expect(changed, title).toBeDefined();
        expect((changed?.date ?? '') < date).toBe(true);
      }
      expect(amends.map((title) => byTitle.get(title)?.state)).not.toContain('in-force');
      expect(new Set([...revokes.map((title) => byTitle.get(title)?.state), 'revoked']).size).toBe(
        1,
      );
    }
  });

  it(
    'are written with a name of LexML and links to the records of what they change',
    { tags: 'long' },
    () => {
      const numbers = new Set([...demoRecords()].map((record) => controlField(record, '001')));
      expect(records).toHaveLength(acts.length);
      const names = records.flatMap((record) => describeTitle(record).identifiers);
      expect(names).toContainEqual({
        source: 'urn',
        value: 'urn:lex:br:federal:decreto.lei:1943-05-01;5452',
      });
      const related = records.flatMap((record) => describeTitle(record).related);
      expect(related.length).toBeGreaterThan(15);
      expect(related.filter(({ controlNumber }) => !numbers.has(controlNumber))).toEqual([]);
      expect(new Set(related.map(({ relation }) => relation))).toEqual(
        new Set(['amends', 'revokes']),
      );
    },
  );

  it('are read back with kind, number, day, issuing body and state', () => {
    const read = records.map(describeTitle).map(({ act }) => act);
    expect(read).toEqual(
      acts.map(({ kind, number, date, issuer, state }) => ({
        kind,
        number,
        dates: { firstDay: date, lastDay: date },
        issuers: [issuer],
        state,
      })),
    );
  });
});
