import { controlField, dataFields, describeAuthority, identitiesOf } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { demoAuthorities } from './authorities.ts';
import { demoAuthorityHeadings } from './authority-headings.ts';
import { demoRecords } from './records.ts';
import { demoWorks } from './works/index.ts';

const records = [...demoRecords()];
const authorities = [...demoAuthorities()];

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the authority records', () => {
  it('are established headings of their own', () => {
    expect(authorities.length).toBeGreaterThanOrEqual(60);
    expect(repeated(demoAuthorityHeadings.map(({ heading }) => heading))).toEqual([]);
    expect(repeated(authorities.map((record) => controlField(record, '001') ?? ''))).toEqual([]);
    expect(new Set(authorities.map((record) => controlField(record, '008')?.length))).toEqual(
      new Set([40]),
    );
  });

  it('are of headings the works use, or of subjects above them', () => {
    const used = new Set(
      demoWorks.flatMap((work) => [
        ...(work.authors ?? []),
        ...(work.contributors ?? []).map(([name]) => name),
        ...work.subjects.flatMap((subject) => [subject, subject.split(' - ')[0] ?? '']),
        work.corporateAuthor ?? '',
      ]),
    );
    const above = new Set(demoAuthorityHeadings.flatMap(({ broader = [] }) => broader));
    const unused = demoAuthorityHeadings.filter(
      ({ heading }) => !used.has(heading) && !above.has(heading),
    );
    expect(unused.map(({ heading }) => heading)).toEqual([]);
  });

  it('are pointed to by the headings of the records', () => {
    const numbers = new Set(authorities.map((record) => controlField(record, '001') ?? ''));
    const pointers = records.flatMap((record) =>
      dataFields(record, '1XX', '6XX', '7XX').flatMap(({ subfields }) =>
        subfields.filter(({ code }) => code === '0'),
      ),
    );
    expect(pointers.length).toBeGreaterThan(100);
    expect(pointers.filter(({ value }) => !numbers.has(value))).toEqual([]);
  });

  it('say who some are in files of others, each as it can be', () => {
    const said = demoAuthorityHeadings.flatMap(({ identities = {} }) => Object.values(identities));
    expect(said.length).toBeGreaterThan(5);
    const read = authorities.flatMap(identitiesOf).map(({ value }) => value);
    expect(read).toEqual(said);
  });

  it('are read back by the import with heading and variants', () => {
    const read = authorities.map(describeAuthority);
    expect(read.map((authority) => [authority?.type, authority?.heading])).toEqual(
      demoAuthorityHeadings.map(({ type, heading }) => [type, heading]),
    );
    expect(read.map((authority) => authority?.variants)).toEqual(
      demoAuthorityHeadings.map(({ variants = [] }) => variants),
    );
  });
});
