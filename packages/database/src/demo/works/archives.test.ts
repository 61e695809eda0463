import { controlField, dataFields, describeTitle } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '../records.ts';
import { archives } from './archives.ts';

const units = archives.flatMap((work) =>
  work.archive === undefined ? [] : [{ ...work.archive, work }],
);
const above = new Map(units.map((unit) => [unit.referenceCode, unit]));
const records = [...demoRecords()].filter((record) =>
  controlField(record, '001')?.startsWith('demo-arquivo-'),
);

describe('the archive', () => {
  it('has fonds, series, files and documents, each with a code of its own', () => {
    expect(units.length).toBeGreaterThanOrEqual(40);
    expect(above.size).toBe(units.length);
    expect(new Set(units.map(({ level }) => level))).toEqual(
      new Set(['fundo', 'série', 'dossiê', 'item']),
    );
  });

  it('puts every unit but the fonds in a known one, within its dates', () => {
    for (const { level, partOf = '', work } of units) {
      if (level === 'fundo') continue;
      const whole = above.get(partOf)?.work;
      expect(whole, work.title).toBeDefined();
      expect(work.year).toBeGreaterThanOrEqual(whole?.year ?? Infinity);
      expect(work.yearEnd ?? work.year).toBeLessThanOrEqual(whole?.yearEnd ?? whole?.year ?? 0);
    }
  });

  it('is written with code, level and way of quoting, and linked to the unit above', () => {
    const numbers = new Set(records.map((record) => controlField(record, '001')));
    for (const record of records) {
      const tags = dataFields(record, '099', '351', '524').map(({ tag }) => tag);
      expect(tags).toEqual(['099', '351', '524']);
      const links = dataFields(record, '773').flatMap(({ subfields }) => subfields);
      const targets = links.filter(({ code }) => code === 'w').map(({ value }) => value);
      expect(targets.every((target) => numbers.has(target))).toBe(true);
      expect(targets).toHaveLength(dataFields(record, '545').length === 1 ? 0 : 1);
    }
  });

  it('is read back as archive whatever the level, with its extreme dates', () => {
    const read = records.map(describeTitle);
    expect(new Set(read.map(({ workType }) => workType))).toEqual(new Set(['archive']));
    expect(read.map(({ year, yearEnd }) => [year, yearEnd])).toEqual(
      archives.map(({ year = null, yearEnd = null }) => [year, yearEnd]),
    );
    expect(read[0]?.publications[0]?.kind).toBe('production');
  });

  it('is read back with code, level, fonds, producer and dates', () => {
    const levels = { fundo: 'fonds', série: 'series', dossiê: 'file', item: 'item' } as const;
    expect(records.map((record) => describeTitle(record).archive)).toEqual(
      units.map(
        ({ referenceCode, level, work: { year = 0, yearEnd = year, corporateAuthor } }) => ({
          referenceCode,
          level: levels[level],
          fonds: referenceCode.slice(0, 'BR REBIVALE CR'.length),
          producers: [corporateAuthor],
          dates: { firstDay: `${year}-01-01`, lastDay: `${yearEnd}-12-31` },
        }),
      ),
    );
  });
});
