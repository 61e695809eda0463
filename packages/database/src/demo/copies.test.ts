import { dataFields, describeHoldings } from '@estante/marc';
import { describe, expect, it } from 'vitest';
import { demoControlNumber } from './control-number.ts';
import { demoCopies, type DemoCopy } from './copies.ts';
import {
  demoCampuses,
  demoCollections,
  demoLibraries,
  demoLoanTypes,
  demoLocations,
} from './network.ts';
import { demoRecords } from './records.ts';
import { demoThemes } from './works/index.ts';

const records = [...demoRecords()];

function numbered() {
  return demoThemes.flatMap(({ theme, works }) =>
    works.map((work) => ({ work, controlNumber: demoControlNumber(theme, work) })),
  );
}

function allCopies(): readonly DemoCopy[] {
  return numbered().flatMap(({ work, controlNumber }) => demoCopies(work, controlNumber).copies);
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function unused(codes: readonly string[], used: readonly string[]): readonly string[] {
  return codes.filter((code) => !used.includes(code));
}

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

  it('have barcodes of their own and real dates', { tags: 'long' }, () => {
    expect(repeated(allCopies().map(({ barcode }) => barcode))).toEqual([]);
    const dates = allCopies().map(({ acquiredOn }) => acquiredOn);
    expect(dates.filter((date) => new Date(date).toJSON()?.slice(0, 10) !== date)).toEqual([]);
  });

  it('are at most six of a volume, and none of what is online', () => {
    for (const { work, controlNumber } of numbered()) {
      const { copies } = demoCopies(work, controlNumber);
      expect(copies.filter(({ volume }) => volume === copies[0]?.volume).length).toBeLessThan(7);
      expect(work.type === 'ebook' && copies.length > 0).toBe(false);
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
    const codes = serial && dataFields(serial, '852')[0]?.subfields.map(({ code }) => code);
    expect(codes).toEqual(['8', 'b', 'h']);
    expect(serial && dataFields(serial, '866')).not.toHaveLength(0);
  });

  it('are read back by the import', { tags: 'long' }, () => {
    const found = records.map((record) => describeHoldings(record));
    const spread = numbered().map(({ work, controlNumber }) => demoCopies(work, controlNumber));
    expect(found.flatMap(({ copies }) => copies.map(({ barcode }) => barcode))).toEqual(
      spread.flatMap(({ copies }) => copies.map(({ barcode }) => barcode)),
    );
    expect(found.map(({ holdings }) => holdings.flatMap(({ statements }) => statements))).toEqual(
      spread.map(({ holdings }) => holdings.map(({ statement }) => statement)),
    );
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
    const collections = demoCollections.map(({ code }) => code);
    const inUse = copies.map(({ collection }) => collection);
    expect(unused(collections, [...inUse, 'PER'])).toEqual([]);
    const locations = demoLocations.map(({ code }) => code);
    expect(unused(locations, [...copies.map(({ location }) => location), 'PER'])).toEqual([]);
  });
});
