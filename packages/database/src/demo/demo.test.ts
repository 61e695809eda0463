import {
  controlField,
  dataFields,
  describeTitle,
  isControlField,
  type DataField,
  type MarcRecord,
} from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { demoAuthorities } from './authorities.ts';
import { demoRecords } from './records.ts';
import { demoWorks } from './works/index.ts';

const records = [...demoRecords()];

function everyField(record: MarcRecord): readonly DataField[] {
  return record.fields.flatMap((field) => (isControlField(field) ? [] : [field]));
}

/** Second indicator of the title of the record with this control number. */
function skipped(control: string): string | undefined {
  const record = records.find((candidate) => controlField(candidate, '001') === control);
  return record && dataFields(record, '245')[0]?.ind2;
}

describe('the records', () => {
  it('come out the same each time', { tags: 'long' }, () => {
    expect([...demoRecords()]).toEqual(records);
    expect(records).toHaveLength(demoWorks.length);
  });

  it('have control numbers of their own', () => {
    const numbers = records.map((record) => controlField(record, '001'));
    expect(new Set(numbers).size).toBe(records.length);
  });

  it('have leaders of 24 characters and 008 of 40', () => {
    const lengths = records.map((record) => [
      record.leader.length,
      controlField(record, '008')?.length,
    ]);
    expect(new Set(lengths.map(String))).toEqual(new Set(['24,40']));
  });

  it('have no field without subfields and no subfield without text', () => {
    const fields = [...records, ...demoAuthorities()].flatMap(everyField);
    const empty = fields.filter(
      ({ subfields }) => subfields.length === 0 || subfields.some(({ value }) => value === ''),
    );
    expect(empty).toEqual([]);
  });

  it('pass over the initial article of the title', () => {
    expect(skipped('demo-romance-o-cortico')).toBe('2');
    expect(skipped('demo-romance-as-meninas-1973')).toBe('3');
    expect(skipped('demo-romance-dom-casmurro-2016')).toBe('0');
    expect(skipped('demo-periodico-the-lancet-1823')).toBe('4');
    expect(skipped('demo-estrangeira-el-aleph-1949')).toBe('3');
    expect(skipped('demo-tese-l-economie-coloniale-bresilienne-1948')).toBe('2');
  });
});

describe('the records, as the import reads them', () => {
  const described = records.map((record, index) => ({
    description: describeTitle(record),
    work: demoWorks[index],
  }));

  it('say of each work what the list says', () => {
    const read = described.map(({ description }) => ({
      title: description.title,
      subtitle: description.subtitle,
      type: description.workType,
      year: description.year,
      isbns: description.isbns.map(({ asWritten }) => asWritten),
      issns: description.issns,
      author: description.agents.find(({ isMain }) => isMain)?.name,
      degree: description.thesis?.degree,
      isAccessible: description.isAccessible,
    }));
    const listed = demoWorks.map((work) => ({
      title: work.title,
      subtitle: work.subtitle ?? '',
      type: work.type,
      year: work.year ?? null,
      isbns: work.isbn === undefined ? [] : [work.isbn],
      issns: work.issn === undefined ? [] : [work.issn],
      author: work.authors?.[0] ?? work.corporateAuthor,
      degree: work.thesis?.degree,
      isAccessible: work.accessibleFormat !== undefined,
    }));
    expect(read).toEqual(listed);
  });

  it('keep every subject, and persons apart from topics', () => {
    const lost = described.filter(
      ({ description, work }) => description.subjects.length < (work?.subjects.length ?? 0),
    );
    expect(lost.map(({ work }) => work?.title)).toEqual([]);
    const persons = described
      .flatMap(({ description }) => description.subjects)
      .filter(({ type }) => type === 'person')
      .map(({ parts }) => parts[0]?.text);
    expect(persons).toContain('Conselheiro, Antônio, 1830-1897');
    expect(persons.filter((name) => name?.startsWith('Guerra'))).toEqual([]);
  });
});
