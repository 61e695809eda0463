import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRecord, collect, inChunks, outline, sampleRecord } from '../sample-records.ts';
import { readMarcXml } from './read.ts';
import { marcXmlFoot, marcXmlHead, writeMarcXml } from './write.ts';

const read = (xml: string | Uint8Array, size?: number, maxRecordBytes?: number) =>
  collect(
    readMarcXml(
      inChunks(typeof xml === 'string' ? Buffer.from(xml) : xml, size),
      maxRecordBytes === undefined ? {} : { maxRecordBytes },
    ),
  );

const title = (text: string) =>
  `<datafield tag="245" ind1="1" ind2="0"><subfield code="a">${text}</subfield></datafield>`;
const element = (number: string, inner = title('Iracema')) =>
  `<record><leader>00000nam a2200000 a 4500</leader><controlfield tag="001">${number}</controlfield>${inner}</record>`;
const file = (...elements: string[]) => `${marcXmlHead}${elements.join('\n')}${marcXmlFoot}`;

async function titleOf(inner: string) {
  const [result] = await read(file(element('x', inner)));
  if (result?.kind !== 'record') return result?.reason;
  const field = result.record.fields[1];
  return field && 'subfields' in field
    ? [field.subfields.map(({ value }) => value).join('|'), ...result.warnings]
    : undefined;
}

test('a record comes out with its fields, its place and its encoding', async () => {
  expect(await read(file(element('x', title('Ação'))))).toEqual([
    {
      kind: 'record',
      record: sampleRecord('x', '245 10$aAção'),
      encoding: 'utf-8',
      warnings: [],
      position: marcXmlHead.length,
      index: 0,
    },
  ]);
});

test('what is written is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRecord, { maxLength: 3 }), async (records) => {
      const results = await read(file(...records.map(writeMarcXml)));
      expect(results.map((result) => result.kind === 'record' && result.record)).toEqual(records);
    }),
  );
});

test('it does not matter where the input is cut', async () => {
  const noise = fc.constantFrom('', '<!-- <record> -->', '<record>', '</record>', '<!--', ' & < ');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyRecord, noise), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 300 }),
      async (parts, size) => {
        const xml = file(...parts.flatMap(([record, between]) => [writeMarcXml(record), between]));
        expect(await read(xml, size)).toEqual(await read(xml));
      },
    ),
    { numRuns: 60 },
  );
});

test('damage to a record leaves the ones before and after it whole', async () => {
  const harm = fc.array(
    fc.tuple(fc.nat({ max: 3000 }), fc.constantFrom('<', '>', '"', '&', '/', ' ', 'é', '\0')),
  );
  await fc.assert(
    fc.asyncProperty(anyRecord, harm, async (hurt, changes) => {
      const characters = Array.from(writeMarcXml(hurt));
      for (const [at, character] of changes) characters[at % characters.length] = character;
      const results = await read(file(element('one'), characters.join(''), element('two')));
      expect([outline(results)[0], outline(results).at(-1)]).toEqual(['one', 'two']);
    }),
    { numRuns: 150 },
  );
});

test('any text whatever is read to its end', async () => {
  const part = fc.constantFrom(
    '<record>',
    '</record>',
    '<!--',
    '-->',
    '<!DOCTYPE',
    '[',
    ']',
    '>',
    '<leader>',
    '&',
    'x',
    '<subfield',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 60 }), async (parts) => {
      for (const result of await read(parts.join(''))) expect(result.kind).toBe('bad');
    }),
    { numRuns: 150 },
  );
});

describe('around the records', () => {
  test.each([
    ['no declaration and no collection', `${element('x')}${element('y')}`],
    ['several roots', `${file(element('x'))}${file(element('y'))}`],
    [
      'a prefix that is bound to nothing',
      file(element('x'), element('y')).replaceAll(/<(\/?)(?=[a-z])/g, '<$1marc:'),
    ],
    ['a byte order mark', `\ufeff${file(element('x'), element('y'))}`],
    ['comments that hold records', file(element('x'), `<!-- ${element('no')} -->`, element('y'))],
    [
      'OAI-PMH',
      `<OAI-PMH><record><header/><metadata>${element('x')}</metadata></record><record><metadata>${element('y')}</metadata></record></OAI-PMH>`,
    ],
    [
      'a document type with records in it',
      `<!DOCTYPE x [<!ENTITY a "${element('no')}">]>${file(element('x'), element('y'))}`,
    ],
    ['a comment without end', `${file(element('x'))}<!-- ${element('y')}`],
  ])('%s', async (_, xml) => {
    expect(outline(await read(xml))).toEqual(['x', 'y']);
  });

  test('a document type without end hides nothing', async () => {
    const xml = `<!DOCTYPE x [ ${element('x')}${element('y')}`;
    expect(outline(await read(xml, 20))).toEqual(['x', 'y']);
  });

  test('an empty collection has no records', async () => {
    expect(await read(file())).toEqual([]);
  });
});

describe('text', () => {
  test.each([
    [
      'the five entities and numbers',
      'a &amp; b &lt;c&gt; &quot;&apos; &#233;&#xE9;',
      `a & b <c> "' éé`,
      [],
    ],
    ['an ampersand that begins nothing', 'R&D, AT&T; &', 'R&D, AT&T; &', ['xml']],
    ['entities of HTML are text', 'a&ccedil;&atilde;o', 'a&ccedil;&atilde;o', ['xml']],
    ['a less-than sign that begins nothing', '1 < 2', '1 < 2', ['xml']],
    ['control characters', 'a\x01b\x1fc', 'abc', ['control-characters']],
    ['control characters by number', 'a&#1;b&#x1F;', 'ab', ['xml']],
    ['CDATA', '<![CDATA[R&D <x>]]>', 'R&D <x>', []],
    ['line breaks', 'a\n   b', 'a    b', []],
    ['decomposed letters', 'ac\u0327a\u0303o', 'ação', []],
    ['elements that do not belong', 'a <b>bold</b> word', 'a bold word', []],
  ])('%s', async (_, text, value, warnings) => {
    expect(await titleOf(title(text))).toEqual([value, ...warnings]);
  });

  test('entities that a document type declares are not expanded', async () => {
    const results = await read(`<!DOCTYPE x [<!ENTITY lol "ha">]>${element('x', title('&lol;'))}`);
    expect(results[0]).toMatchObject({ record: sampleRecord('x', '245 10$a&lol;') });
  });
});

describe('fields out of order', () => {
  test.each([
    ['a tag without its zeros', '<datafield tag="20" ind1=" " ind2=" "/>', { tag: '020' }, 'tag'],
    ['no indicators', '<datafield tag="245" ind2="0"/>', { ind1: ' ', ind2: '0' }, undefined],
    ['an empty indicator', '<datafield tag="245" ind1="" ind2="0"/>', { ind1: ' ' }, 'indicators'],
    [
      'a subfield without code',
      '<datafield tag="245"><subfield>x</subfield></datafield>',
      { subfields: [{ code: '?', value: 'x' }] },
      'subfield-code',
    ],
    [
      'a control field as a data field',
      '<datafield tag="005"><subfield code="a">x</subfield></datafield>',
      { value: 'x' },
      'subfields',
    ],
  ])('%s', async (_, inner, field, warning) => {
    const [result] = await read(file(element('x', inner)));
    expect(result).toMatchObject({
      record: { fields: [{}, field] },
      warnings: warning ? [warning] : [],
    });
  });

  test('a leader that is missing or short is filled with blanks', async () => {
    const results = await read(
      file(`<record>${title('a')}</record>`, `<record><leader>nam</leader>${title('a')}</record>`),
    );
    expect(results[0]).toMatchObject({ record: { leader: ' '.repeat(24) }, warnings: ['leader'] });
    expect(results[1]).toMatchObject({
      record: { leader: `nam${' '.repeat(21)}` },
      warnings: ['leader'],
    });
  });
});

describe('records that are bad', () => {
  test.each([
    [
      'elements that do not nest',
      element('bad', '<datafield tag="245"><subfield code="a">x</datafield></subfield>'),
      'ill-formed',
    ],
    ['a tag that is not closed', element('bad', title('a <b c')), 'ill-formed'],
    ['no end tag', element('bad').replace('</record>', ''), 'ill-formed'],
    ['nothing in it', '<record></record>', 'no-structure'],
    ['elements nested without end', element('bad', '<a>'.repeat(5000)), 'ill-formed'],
  ])('%s', async (_, bad, reason) => {
    expect(outline(await read(file(element('x'), bad, element('y'))))).toEqual(['x', reason, 'y']);
  });

  test('a record that breaks off is bad, with its number and place', async () => {
    const results = await read(`${element('x')}${element('y').slice(0, -20)}`);
    expect(results[1]).toMatchObject({
      reason: 'truncated',
      controlNumber: 'y',
      position: element('x').length,
    });
  });

  test('a record beyond the bytes allowed is bad, and the ones around it are read', async () => {
    const long = element('long', title('a'.repeat(9_000)));
    const results = await read(file(element('x'), long, element('y')), 512, 4_000);
    expect(outline(results)).toEqual(['x', 'too-long', 'y']);
  });
});

const declared = (label: string) =>
  `<?xml version="1.0" encoding="${label}"?>${element('x', title('Ação'))}`;

describe('encodings', () => {
  const expected = sampleRecord('x', '245 10$aAção');

  test.each([
    ['ISO-8859-1 as declared', Buffer.from(declared('ISO-8859-1'), 'latin1'), 'windows-1252'],
    ['Latin-1 that says UTF-8', Buffer.from(declared('UTF-8'), 'latin1'), 'windows-1252'],
    ['UTF-8 that says Latin-1', Buffer.from(declared('ISO-8859-1')), 'utf-8'],
    ['UTF-16', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le'), 'utf-8'],
    ['UTF-16 without mark', Buffer.from(declared('UTF-16'), 'utf16le'), 'utf-8'],
    [
      'UTF-16 in the other order',
      Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le').swap16(),
      'utf-8',
    ],
    ['a label no one knows', Buffer.from(declared('x-unknown'), 'latin1'), 'windows-1252'],
  ])('%s', async (_, bytes, encoding) => {
    expect(await read(bytes, 7)).toMatchObject([{ record: expected, encoding }]);
  });

  test('another declared encoding', async () => {
    const bytes = Buffer.from(declared('ISO-8859-2').replace('Ação', '\xa3\xf3d\xbc'), 'latin1');
    expect(await read(bytes)).toMatchObject([
      { record: sampleRecord('x', '245 10$aŁódź'), encoding: 'declared' },
    ]);
  });
});
