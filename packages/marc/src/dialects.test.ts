import { createReadStream, existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeTitle } from './mapping/describe-title.ts';
import { readIsisTable } from './isis/table.ts';
import { readMarc } from './read-marc.ts';
import type { ReadOptions } from './reading.ts';
import { collect, inChunks, iso2709, outline, sampleRecord } from './sample-records.ts';

async function read(bytes: Buffer | string, options: ReadOptions = {}, size = 7) {
  const formats: string[] = [];
  const onFormat = (format: string) => formats.push(format);
  const results = await collect(
    readMarc(inChunks(Buffer.from(bytes), size), { ...options, onFormat }),
  );
  return { results, formats: [...new Set(formats)] };
}

async function described(text: Buffer | string, options: ReadOptions = {}) {
  const { results } = await read(text, options);
  return results.flatMap((one) => (one.kind === 'record' ? [describeTitle(one.record)] : []));
}

const mnemonic = `=LDR  00000nam a2200000 a 4500
=001  m1
=008  850101s1984\\\\\\\\bl\\\\\\\\\\\\\\\\\\\\\\\\000\\0\\por\\d
=100  1\\$aAlencar, Jos{acute}e de
=245  10$aIracema :$bpre{dollar}o

=LDR  00000nam a2200000 a 4500
=001  m2
=245  10$aUbirajara
`;

const aleph = `000000012 LDR   L 00000nam^^2200000^a^4500
000000012 FMT   L BK
000000012 008   L 850101s1984^^^^bl^^^^^^^^^^^^000^0^por^d
000000012 1001  L $$aAlencar, José de
000000012 24510 L $$aIracema :$$blenda
000000013 LDR   L 00000nam^^2200000^a^4500
000000013 001   L own
000000013 24510 L $$aUbirajara
`;

const json = [sampleJson('j1', 'Iracema {ou "lenda"}'), sampleJson('j2', 'Ubirajara')];

function sampleJson(number: string, title: string): string {
  return JSON.stringify({
    leader: '00000nam a2200000 a 4500',
    fields: [{ '001': number }, { 245: { ind1: '1', ind2: '0', subfields: [{ a: title }] } }],
  });
}

test('mnemonic MARC', async () => {
  const { results, formats } = await read(mnemonic);
  expect([outline(results), formats]).toEqual([['m1', 'm2'], ['mnemonic MARC (.mrk)']]);
  expect((await described(mnemonic))[0]).toMatchObject({
    title: 'Iracema',
    subtitle: 'pre$o',
    year: 1984,
  });
});

test('Aleph sequential: its number stands in for 001', async () => {
  const { results, formats } = await read(aleph);
  expect([outline(results), formats]).toEqual([['000000012', 'own'], ['Aleph sequential']]);
  expect((await described(aleph))[0]).toMatchObject({
    title: 'Iracema',
    subtitle: 'lenda',
    year: 1984,
  });
});

test.each([
  ['an array', `[${json.join(',\n')}]`],
  ['one a line', json.join('\n')],
  ['an array within an object', `{"records": [${json.join(',')}]}`],
])('MARC-in-JSON, %s', async (_, text) => {
  const { results, formats } = await read(text);
  expect([outline(results), formats]).toEqual([['j1', 'j2'], ['MARC-in-JSON']]);
  expect((await described(text))[0]?.title).toBe('Iracema {ou "lenda"}');
});

test('JSON that is cut off is listed', async () => {
  const { results } = await read(`${json[0]}\n${json[1]?.slice(0, 80)}`);
  expect(outline(results)).toEqual(['j1', 'ill-formed']);
});

/** Record as CDS/ISIS writes it: fields ended by #, in lines of 80 columns that no length counts. */
function isis(fields: readonly (readonly [number, string])[]): string {
  let [start, directory] = [0, ''];
  for (const [tag, text] of fields) {
    const length = Buffer.byteLength(text) + 1;
    directory += [
      [tag, 3],
      [length, 4],
      [start, 5],
    ]
      .map(([n, w]) => String(n).padStart(w ?? 0, '0'))
      .join('');
    start += length;
  }
  const base = 24 + directory.length + 1;
  const data = `${directory}#${fields.map(([, text]) => `${text}#`).join('')}#`;
  const head = `${String(24 + Buffer.byteLength(data)).padStart(5, '0')}0000000${String(base).padStart(5, '0')}0004500`;
  return `${(head + data).replace(/.{80}/gs, '$&\r\n')}\r\n`;
}

const lilacs: readonly (readonly [number, string])[] = [
  [2, '77'],
  [6, 'm'],
  [16, 'Alencar, José de^1Universidade'],
  [16, 'Assis, Machado de'],
  [18, 'Iracema: lenda do Ceará e de outras terras do norte do Brasil'],
  [62, 'Ática'],
  [64, '1984'],
  [65, '19840000'],
  [66, 'São Paulo'],
  [40, 'Pt'],
  [87, '^dLiteratura^shistória'],
];

describe('CDS/ISIS', () => {
  test('LILACS is told by its fields', async () => {
    const text = isis(lilacs) + isis([...lilacs.slice(1), [2, '78']]);
    const { results, formats } = await read(text);
    expect([outline(results), formats]).toEqual([
      ['77', '78'],
      ['CDS/ISIS ISO 2709', 'fields of LILACS'],
    ]);
    const [first] = await described(text);
    expect(first).toMatchObject({ year: 1984, languages: ['por'] });
    expect(first?.agents.map(({ name }) => name)).toEqual([
      'Alencar, José de',
      'Assis, Machado de',
    ]);
    expect(first?.publications[0]).toMatchObject({ places: ['São Paulo'] });
  });

  test('an article is in its serial, a chapter in its book, whether their level is said or not', async () => {
    const article: readonly (readonly [number, string])[] = [
      [10, 'Lima, Ana'],
      [12, 'Águas'],
      [14, '^f7^l16'],
      [30, 'Revista do Vale'],
      [31, '3'],
      [32, '2'],
      [65, '20010500'],
    ];
    const inSerial = { relation: 'host', title: 'Revista do Vale', detail: 'v. 3, n. 2, p. 7-16' };
    const [said, unsaid, chapter] = await described(
      isis([[6, 'as'], ...article]) +
        isis(article) +
        isis([
          [10, 'Lima, Ana'],
          [12, 'Águas'],
          [14, '7-16'],
          [16, 'Silva, José'],
          [16, 'Souza, Maria'],
          [18, 'Livro dos rios'],
        ]),
    );
    for (const one of [said, unsaid])
      expect(one).toMatchObject({ workType: 'article', year: 2001, related: [inSerial] });
    expect(chapter).toMatchObject({
      agents: [{ name: 'Lima, Ana' }],
      related: [{ title: 'Livro dos rios', detail: 'p. 7-16', agent: 'Silva, José; Souza, Maria' }],
    });
  });

  test('letters of DOS are no letters of MARC-8, of which programs of ISIS knew nothing', async () => {
    const words = [
      ['Sa\xa3de p\xa3blica', 'Saúde pública'],
      ['Artigo com p\xa0ginas', 'Artigo com páginas'],
      ['Educa\x87\xc6o', 'Educação'],
      ['Educa\xe7\xe3o em sa\xfade', 'Educação em saúde'],
    ] as const;
    for (const [bytes, title] of words) {
      const ascii = bytes.replaceAll(/[^ -~]/gu, '?');
      const text = isis([[18, ascii]]).replace(ascii, bytes);
      const { results } = await read(Buffer.from(text, 'latin1'));
      expect(results).toMatchObject([{ warnings: ['guessed-charset'] }]);
      expect((await described(Buffer.from(text, 'latin1')))[0]?.title).toBe(title);
    }
  });

  test('tags of MARC are told by 245', async () => {
    const text = isis([
      [1, 'x1'],
      [100, '1 ^aAlencar, José de'],
      [245, '10^aIracema'],
    ]);
    const { results, formats } = await read(text);
    expect([outline(results), formats]).toEqual([['x1'], ['CDS/ISIS ISO 2709', 'fields of MARC']]);
    expect((await described(text))[0]?.title).toBe('Iracema');
  });

  test('a table of one’s own', async () => {
    const table = readIsisTable('# ours\n1 001\n700 245 10 a\n701^a 100 1_ a\n');
    if ('wrongLine' in table) throw new Error('no table');
    const text = isis([
      [1, 'x1'],
      [700, 'Iracema'],
      [701, '^aAlencar'],
    ]);
    expect((await described(text, { isis: table }))[0]).toMatchObject({
      title: 'Iracema',
      agents: [{ name: 'Alencar' }],
    });
    expect(readIsisTable('1 001\n700 = title\n')).toEqual({ wrongLine: 2 });
  });

  test('lengths that are wrong cost nothing', async () => {
    const wrong = isis(lilacs).replace(/^\d{5}/, '00099');
    expect(outline((await read(wrong + isis(lilacs))).results)).toEqual(['77', '77']);
  });

  const sample = new URL(
    '../../../../shared/data/other-dialects/abcd-isis-dialect.iso',
    import.meta.url,
  );
  test.skipIf(!existsSync(sample))('37 real records (skipped where they are absent)', async () => {
    const results = await collect(readMarc(createReadStream(sample)));
    expect(results.filter(({ kind }) => kind === 'record').length).toBe(37);
    expect(results.length).toBe(37);
  });
});

describe('ISO 2709', () => {
  const one = iso2709(sampleRecord('one', '245 10$aIracema'));
  const two = iso2709(sampleRecord('two', '245 10$aUbirajara'));

  test('a record without terminators is set aside, and the next is read', async () => {
    const bare = Buffer.from(one.filter((byte) => byte < 0x1d || byte > 0x1f));
    const { results } = await read(Buffer.concat([two, bare, two]), {}, 1000);
    expect(outline(results)).toEqual(['two', 'no-structure', 'two']);
  });

  test.each([
    ['of letters', Buffer.from('rubbish '.repeat(140_000))],
    ['of bytes', Buffer.alloc(1_100_000, Buffer.of(0x41, 0x1e, 0xff, 0x00, 0x1f))],
  ])('a record after a megabyte %s is found', async (_, rubbish) => {
    for (const before of [rubbish, Buffer.concat([two, rubbish])]) {
      const { results } = await read(Buffer.concat([before, one]), {}, 65_536);
      expect(outline(results).at(-1)).toBe('one');
      expect(outline(results)).toContain('no-structure');
    }
  });
});
