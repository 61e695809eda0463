import { describe, expect, test } from 'vitest';
import { collect, dataField, inChunks, iso2709, outline, sampleRecord } from '../sample-records.ts';
import { readIso2709 } from './read.ts';

const one = iso2709(sampleRecord('one', '245 10$aDom Casmurro /$cMachado de Assis'));
const two = iso2709(sampleRecord('two', '245 00$aIracema', '650  4$aRomance'));
const three = iso2709(sampleRecord('three', '245 10$aO cortiço'));

function read(...parts: (Buffer | string)[]) {
  const bytes = parts.map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
  );
  return collect(readIso2709(inChunks(Buffer.concat(bytes))));
}

/** A record with some of its text replaced, as ISO 2709 sees it. */
function altered(bytes: Buffer, from: string, to: string): Buffer {
  const text = bytes.toString('latin1');
  expect(text).toContain(from);
  return Buffer.from(text.replace(from, to), 'latin1');
}

test('a record comes out with its fields, its place and its encoding', async () => {
  const results = await read(two, one);
  expect(results[1]).toEqual({
    kind: 'record',
    record: {
      leader: '00091nam a2200049 a 4500',
      fields: [
        { tag: '001', value: 'one' },
        {
          tag: '245',
          ind1: '1',
          ind2: '0',
          subfields: [
            { code: 'a', value: 'Dom Casmurro /' },
            { code: 'c', value: 'Machado de Assis' },
          ],
        },
      ],
    },
    encoding: 'ascii',
    warnings: [],
    position: two.length,
    index: 1,
  });
});

describe('between records', () => {
  test('newlines, NUL, end-of-file marks and a byte order mark are passed over', async () => {
    const results = await read('\xef\xbb\xbf', one, '\r\n', two, '\n\0\0', three, '\x1a\n');
    expect(outline(results)).toEqual(['one', 'two', 'three']);
    expect(results.map(({ position }) => position)).toEqual([
      3,
      one.length + 5,
      one.length + two.length + 8,
    ]);
    expect(results.flatMap((result) => (result.kind === 'record' ? result.warnings : []))).toEqual(
      [],
    );
  });

  test('junk before a leader is left out and told', async () => {
    const results = await read(one, 'garbage of a broken transfer', two);
    expect(outline(results)).toEqual(['one', 'two']);
    expect(results[1]).toMatchObject({ warnings: ['junk'], position: one.length + 28 });
  });

  test('junk that ends like a record is bad and costs no other', async () => {
    expect(outline(await read(one, 'no record at all\x1d', two))).toEqual([
      'one',
      'no-structure',
      'two',
    ]);
  });

  test('a missing record terminator does not join two records', async () => {
    const results = await read(one.subarray(0, -1), two, three);
    expect(outline(results)).toEqual(['one', 'two', 'three']);
    expect(results[0]).toMatchObject({ warnings: ['no-terminator', 'length'] });
  });

  test('a record that breaks off does not take the next one with it', async () => {
    const results = await read(one, two.subarray(0, 80), three);
    expect(outline(results)).toEqual(['one', 'truncated', 'three']);
    expect(results[1]).toMatchObject({ controlNumber: 'two', position: one.length });
  });

  test('a record terminator within a field stays in its record', async () => {
    expect(outline(await read(altered(one, 'Casmurro /', 'Casmur\x1do /'), two))).toEqual([
      'one',
      'two',
    ]);
  });
});

describe('at the end of the input', () => {
  test('a record without terminator but whole is read', async () => {
    const results = await read(two, one.subarray(0, -1));
    expect(results[1]).toMatchObject({ kind: 'record', warnings: ['no-terminator', 'length'] });
  });

  test('a record that breaks off is bad, with its number and place', async () => {
    const results = await read(two, one.subarray(0, -10));
    expect(results[1]).toMatchObject({
      reason: 'truncated',
      controlNumber: 'one',
      position: two.length,
      index: 1,
    });
  });

  test('an empty input has no records', async () => {
    expect(await read()).toEqual([]);
    expect(await read('\n')).toEqual([]);
  });
});

describe('a leader or directory that is wrong', () => {
  const titleOf = {
    fields: [{ tag: '001' }, { tag: '245', subfields: [{ value: 'Dom Casmurro /' }, {}] }],
  };

  test.each([
    ['record length', altered(one, '00091', '00012'), ['length']],
    ['base address of data', altered(one, '00049', '00000'), ['base-address']],
    ['field length', altered(one, '2450037', '2450030'), ['directory']],
    ['field position', altered(one, '00004\x1e', '00009\x1e'), ['directory']],
    ['bytes of the leader', altered(one, 'nam a', 'n\x00m\xe9a'), ['leader', 'guessed-charset']],
    [
      'a character lost from the leader',
      altered(one, ' a 4500', ' a 500'),
      ['directory', 'leader', 'length'],
    ],
    ['the directory without terminator', altered(one, '00004\x1e', '00004\x1f'), ['directory']],
  ])('%s: the record is read with a warning', async (_, bytes, warnings) => {
    const results = await read(two, bytes, three);
    expect(outline(results)).toEqual(['two', 'one', 'three']);
    expect(results[1]).toMatchObject({ record: titleOf, warnings });
  });

  test('fields whose directory counts characters instead of bytes keep their tags', async () => {
    const record = sampleRecord('x', '245 00$aacao e reacao', '650  4$aFisica', '700 1 $aZ');
    const text = iso2709(record).toString('latin1');
    const counted = text.replace('acao e reacao', 'ação e reação').replace('Fisica', 'Física');
    const [result] = await read(Buffer.from(counted));
    expect(result).toMatchObject({ kind: 'record', warnings: ['directory', 'length'] });
    expect(result).toMatchObject({
      record: {
        fields: [
          { value: 'x' },
          { tag: '245', subfields: [{ value: 'ação e reação' }] },
          { tag: '650', subfields: [{ value: 'Física' }] },
          { tag: '700', subfields: [{ value: 'Z' }] },
        ],
      },
    });
  });

  test('a field terminator within a field does not shift the tags after it', async () => {
    const [result] = await read(altered(one, 'Casmurro', 'Cas\x1eurro'));
    expect(result).toMatchObject({
      record: { fields: [{}, { tag: '245', subfields: [{ value: 'Dom Casurro /' }, {}] }] },
      warnings: ['directory', 'control-characters'],
    });
  });

  test('a directory that is none makes the record bad', async () => {
    const broken = altered(one, '001000400000245003700004', 'x'.repeat(24));
    expect(outline(await read(two, broken, three))).toEqual(['two', 'no-structure', 'three']);
  });

  test('a record of more than 99,999 bytes is read', async () => {
    const text = 'a'.repeat(9_000);
    const fields = Array.from({ length: 12 }, () => `  \x1fa${text}\x1e`);
    const entries = fields.map(
      (_, i) => `5009004${String(Math.min(i * 9004, 99_999)).padStart(5, '0')}`,
    );
    const long = `99999nam a2200169 a 4500${entries.join('')}\x1e${fields.join('')}\x1d`;
    const results = await read(one, long, two);
    expect(outline(results)).toEqual(['one', '(no 001)', 'two']);
    expect(results[1]).toMatchObject({
      record: { fields: { length: 12 } },
      warnings: ['directory', 'length'],
    });
  });
});

describe('a record beyond the bytes allowed', () => {
  test('is bad, and the records around it are read', async () => {
    const noise = 'noise '.repeat(5_000);
    const parts = [one, Buffer.from(noise), two, three];
    const options = { maxRecordBytes: 2_000 };
    const results = await collect(readIso2709(inChunks(Buffer.concat(parts), 512), options));
    expect(outline(results)).toEqual(['one', 'too-long', 'two', 'three']);
    expect(results[1]?.position).toBe(one.length);
  });
});

async function fieldOf(text: string) {
  const length = text.length + 1;
  const head = `${String(38 + length).padStart(5, '0')}nam  2200037 a 4500245${String(length).padStart(4, '0')}00000\x1e`;
  const [result] = await read(`${head}${text}\x1e\x1d`);
  return result?.kind === 'record'
    ? { field: result.record.fields[0], warnings: result.warnings }
    : result;
}

describe('fields out of order', () => {
  test.each([
    ['no indicators', '\x1faTitle', '245   $aTitle', ['indicators']],
    ['one indicator', '1\x1faTitle', '245 1 $aTitle', ['indicators']],
    ['three indicators', '10 \x1faTitle', '245 10$aTitle', ['indicators']],
    [
      'an indicator beyond ASCII',
      '1\xe9\x1faTitle',
      '245 1 $aTitle',
      ['guessed-charset', 'indicators'],
    ],
    ['no subfield', '10Title', '245 10$aTitle', ['subfields']],
    ['text without indicators', 'Title', '245   $aTitle', ['subfields']],
    ['only indicators', '10', '245 10', ['subfields']],
    ['nothing at all', '', '245   ', ['subfields']],
    ['an empty subfield', '10\x1fa\x1fb', '245 10$a$b', []],
    ['a delimiter without code', '10\x1faTitle\x1f', '245 10$aTitle', ['subfield-code']],
    ['a blank as code', '10\x1f Title', '245 10$?Title', ['subfield-code']],
    [
      'control characters',
      '10\x1faTi\x07t\x00le\x0aof',
      '245 10$aTitle of',
      ['control-characters'],
    ],
  ])('%s', async (_, text, line, warnings) => {
    expect(await fieldOf(text)).toEqual({ field: dataField(line), warnings });
  });
});
