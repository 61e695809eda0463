import { dataFields, describeTitle } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '../records.ts';
import { demoWorks } from './index.ts';

const listed = demoWorks.filter(({ type }) => type === 'standard');
const records = [...demoRecords()].map(describeTitle);
const described = records.filter(({ workType }) => workType === 'standard');

describe('the standards', () => {
  it('have a number each, with the year where the list says one', () => {
    expect(listed.length).toBeGreaterThan(45);
    const numbers = listed.map(({ standardNumber }) => standardNumber);
    expect(new Set(numbers).size).toBe(listed.length);
    for (const { title, year, standardNumber } of listed) {
      expect(standardNumber).toBe(year === undefined ? title : `${title}:${year}`);
    }
  });

  it('are read back as standards with that number', () => {
    expect(described).toHaveLength(listed.length);
    expect(described.flatMap(({ identifiers }) => identifiers.map(({ value }) => value))).toEqual(
      listed.map(({ standardNumber }) => standardNumber),
    );
  });

  it('are read back with their bodies, and those replaced with what took their place', () => {
    const numbers = new Set(listed.map(({ standardNumber }) => standardNumber));
    const bodies = described.flatMap((title) => title.standard?.organizations ?? []);
    expect(new Set(bodies)).toEqual(new Set(['ABNT', 'ISO', 'IEC', 'ANSI', 'NISO', 'IEEE']));
    expect(described.map((title) => title.standard?.number)).toEqual(
      listed.map(({ standardNumber }) => standardNumber),
    );
    const replaced = described.filter((title) => title.standard?.state === 'replaced');
    expect(replaced.length).toBeGreaterThan(4);
    for (const { related } of replaced) {
      expect(related.map(({ relation }) => relation)).toEqual(['succeeding']);
      expect(numbers.has(related[0]?.title)).toBe(true);
    }
  });

  it('keep the short name a reader types', () => {
    const fields = [...demoRecords()].flatMap((record) => dataFields(record, '246'));
    const titles = fields.flatMap(({ subfields }) => subfields.map(({ value }) => value));
    expect(titles).toContain('NBR 6024');
  });
});
