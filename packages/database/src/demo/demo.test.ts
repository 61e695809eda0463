import { isControlField, workTypes, type DataField, type MarcRecord } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { demoAuthorities } from './authorities.ts';
import { demoAuthorityHeadings } from './authority-headings.ts';
import { demoControlNumber } from './control-number.ts';
import { demoCopies, type DemoCopy } from './copies.ts';
import { countryOf } from './countries.ts';
import {
  demoCampuses,
  demoCollections,
  demoLibraries,
  demoLoanTypes,
  demoLocations,
} from './network.ts';
import { demoRecords } from './records.ts';
import { demoThemes, demoWorks } from './works/index.ts';

const records = [...demoRecords()];
const authorities = [...demoAuthorities()];

function numbered() {
  return demoThemes.flatMap(({ theme, works }) =>
    works.map((work) => ({ work, controlNumber: demoControlNumber(theme, work) })),
  );
}

function allCopies(): readonly DemoCopy[] {
  return numbered().flatMap(({ work, controlNumber }) => demoCopies(work, controlNumber).copies);
}

function dataFields(record: MarcRecord, tag?: string): readonly DataField[] {
  return record.fields.flatMap((field) =>
    !isControlField(field) && (tag === undefined || field.tag === tag) ? [field] : [],
  );
}

function controlValue(record: MarcRecord, tag: string): string {
  const field = record.fields.find((candidate) => candidate.tag === tag);
  return field !== undefined && isControlField(field) ? field.value : '';
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Sum of digits by their weights; 'X' counts ten (ISO 2108, ISO 3297). */
function weighted(number: string, weight: (position: number) => number): number {
  return [...number].reduce(
    (sum, digit, position) => sum + (digit === 'X' ? 10 : Number(digit)) * weight(position),
    0,
  );
}

function isIsbn(isbn: string): boolean {
  if (/^\d{9}[\dX]$/.test(isbn)) return weighted(isbn, (position) => 10 - position) % 11 === 0;
  return /^97[89]\d{10}$/.test(isbn) && weighted(isbn, (p) => (p % 2 === 0 ? 1 : 3)) % 10 === 0;
}

function isIssn(issn: string): boolean {
  if (!/^\d{4}-\d{3}[\dX]$/.test(issn)) return false;
  return weighted(issn.replace('-', ''), (position) => 8 - position) % 11 === 0;
}

describe('the works', () => {
  it('are many, of many kinds', () => {
    expect(demoWorks.length).toBeGreaterThan(320);
    const present = new Set(demoWorks.map(({ type }) => type));
    expect(workTypes.filter((type) => !present.has(type))).toEqual([]);
  });

  it('are each listed once', () => {
    const keys = demoWorks.map(({ title, subtitle, authors, year, type }) =>
      [title, subtitle, authors?.[0], year, type].join(' | ').toLowerCase(),
    );
    expect(repeated(keys)).toEqual([]);
  });

  it('are classified and have subjects', () => {
    const bare = demoWorks.filter(
      ({ subjects, dewey, cutter }) =>
        subjects.length === 0 ||
        !/^\d{3}(?:\.\d+)?$/.test(dewey) ||
        !/^\p{Lu}\d+\p{Ll}*$/u.test(cutter),
    );
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  it('name places whose country is known', () => {
    const places = demoWorks.flatMap(({ place }) => (place === undefined ? [] : [place]));
    expect(places.filter((place) => countryOf(place) === 'xx ')).toEqual([]);
  });

  it('have ISBNs with the right check digit, each once', () => {
    const isbns = demoWorks.flatMap(({ isbn }) => (isbn === undefined ? [] : [isbn]));
    expect(isbns.length).toBeGreaterThan(60);
    expect(isbns.filter((isbn) => !isIsbn(isbn))).toEqual([]);
    expect(repeated(isbns)).toEqual([]);
  });

  it('have ISSNs with the right check digit', () => {
    const issns = demoWorks.flatMap(({ issn, host }) => [issn, host?.issn]);
    const written = issns.filter((issn) => issn !== undefined);
    expect(written.filter((issn) => !isIssn(issn))).toEqual([]);
  });

  it('keep their subfield separators and punctuation to the cataloguing rules', () => {
    const texts = demoWorks.flatMap(({ title, subtitle = '', summary = '', subjects }) => [
      title,
      subtitle,
      summary,
      ...subjects,
    ]);
    expect(texts.filter((text) => text !== text.trim() || /["<>|]| {2}/.test(text))).toEqual([]);
  });
});

describe('the records', () => {
  it('come out the same each time', () => {
    expect([...demoRecords()]).toEqual(records);
    expect(records).toHaveLength(demoWorks.length);
  });

  it('have control numbers of their own', () => {
    expect(repeated(records.map((record) => controlValue(record, '001')))).toEqual([]);
  });

  it('have leaders of 24 characters and 008 of 40', () => {
    const lengths = records.map((record) => [
      record.leader.length,
      controlValue(record, '008').length,
    ]);
    expect(new Set(lengths.map(String))).toEqual(new Set(['24,40']));
  });

  it('have no field without subfields and no subfield without text', () => {
    const fields = [...records, ...authorities].flatMap((record) => dataFields(record));
    const empty = fields.filter(
      ({ subfields }) => subfields.length === 0 || subfields.some(({ value }) => value === ''),
    );
    expect(empty).toEqual([]);
  });

  it('pass over the initial article of the title', () => {
    const skipped = (control: string) => {
      const record = records.find((candidate) => controlValue(candidate, '001') === control);
      return record && dataFields(record, '245')[0]?.ind2;
    };
    expect(skipped('demo-romance-o-cortico')).toBe('2');
    expect(skipped('demo-romance-as-meninas-1973')).toBe('3');
    expect(skipped('demo-romance-dom-casmurro-2016')).toBe('0');
    expect(skipped('demo-periodico-the-lancet-1823')).toBe('4');
    expect(skipped('demo-estrangeira-el-aleph-1949')).toBe('3');
    expect(skipped('demo-tese-l-economie-coloniale-bresilienne-1948')).toBe('2');
  });
});

describe('the copies', () => {
  const libraries = new Set(demoLibraries.map(({ code }) => code));

  it('stand in known libraries, collections, locations and loan types', () => {
    const collections = new Set(demoCollections.map(({ code }) => code));
    const loanTypes = new Set(demoLoanTypes.map(({ code }) => code));
    const strays = allCopies().filter(
      ({ library, collection, location, loanType }) =>
        !libraries.has(library) ||
        !collections.has(collection) ||
        !loanTypes.has(loanType) ||
        !demoLocations.some(
          ({ code, libraries: only }) =>
            code === location && (only === undefined || only.includes(library)),
        ),
    );
    expect(strays).toEqual([]);
  });

  it('have barcodes of their own and real dates', () => {
    expect(repeated(allCopies().map(({ barcode }) => barcode))).toEqual([]);
    const dates = allCopies().map(({ acquiredOn }) => acquiredOn);
    expect(dates.filter((date) => new Date(date).toJSON()?.slice(0, 10) !== date)).toEqual([]);
  });

  it('are at most six of a volume, and none of what is online', () => {
    for (const { work, controlNumber } of numbered()) {
      const { copies } = demoCopies(work, controlNumber);
      expect(copies.filter(({ volume }) => volume === copies[0]?.volume).length).toBeLessThan(7);
      if (work.type === 'ebook') expect(copies).toEqual([]);
    }
  });

  it('leave a work without any and give every library some', () => {
    const counts = numbered().map(
      ({ work, controlNumber }) => demoCopies(work, controlNumber).copies.length,
    );
    expect(new Set(counts)).toContain(0);
    expect(new Set(counts)).toContain(6);
    expect(new Set(allCopies().map(({ library }) => library))).toEqual(libraries);
  });

  it('of a serial are statements of known libraries', () => {
    for (const { work, controlNumber } of numbered()) {
      if (work.type !== 'serial') continue;
      const { holdings } = demoCopies(work, controlNumber);
      expect(holdings.length).toBeGreaterThan(0);
      expect(holdings.every(({ library }) => libraries.has(library))).toBe(true);
    }
  });

  it('are written as 952, and runs of serials as 852 with 866', () => {
    const copyFields = records.flatMap((record) => dataFields(record, '952'));
    expect(copyFields).toHaveLength(allCopies().length);
    const serial = records.find((record) => record.leader.slice(6, 8) === 'as');
    expect(serial && dataFields(serial, '852')[0]?.subfields.map(({ code }) => code)).toEqual([
      ...['8', 'b', 'h'],
    ]);
    expect(serial && dataFields(serial, '866')).not.toHaveLength(0);
  });
});

describe('the network', () => {
  it('has libraries on known campuses and locations in known libraries', () => {
    const campuses = demoCampuses.map(({ code }) => code);
    expect(demoLibraries.filter(({ campus }) => !campuses.includes(campus))).toEqual([]);
    const codes = demoLibraries.map(({ code }) => code);
    const named = demoLocations.flatMap(({ libraries = [] }) => libraries);
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('uses every collection and location', () => {
    const copies = allCopies();
    const unused = (codes: readonly string[], used: readonly string[]) =>
      codes.filter((code) => !used.includes(code));
    const collections = demoCollections.map(({ code }) => code);
    const inUse = copies.map(({ collection }) => collection);
    expect(unused(collections, [...inUse, 'PER'])).toEqual([]);
    const locations = demoLocations.map(({ code }) => code);
    expect(unused(locations, [...copies.map(({ location }) => location), 'PER'])).toEqual([]);
  });
});

describe('the authority records', () => {
  it('are established headings of their own', () => {
    expect(authorities.length).toBeGreaterThanOrEqual(60);
    expect(repeated(demoAuthorityHeadings.map(({ heading }) => heading))).toEqual([]);
    expect(repeated(authorities.map((record) => controlValue(record, '001')))).toEqual([]);
    expect(new Set(authorities.map((record) => controlValue(record, '008').length))).toEqual(
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
    const numbers = new Set(authorities.map((record) => controlValue(record, '001')));
    const pointers = records.flatMap((record) =>
      dataFields(record).flatMap(({ tag, subfields }) =>
        tag === '952' ? [] : subfields.filter(({ code }) => code === '0'),
      ),
    );
    expect(pointers.length).toBeGreaterThan(100);
    expect(pointers.filter(({ value }) => !numbers.has(value))).toEqual([]);
  });
});
