import { isLong } from '@estante/test-support/is-long';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import {
  describeTitle,
  readMarc,
  recordKind,
  writeIso2709,
  writeMarcXml,
  type MarcRecord,
} from '@estante/marc';
import { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { cite, citationStyles } from './cite.ts';
import { writeBibTex } from './formats/bibtex.ts';
import { writeDublinCore } from './formats/dublin-core.ts';
import { writeMods } from './formats/mods.ts';
import { writeRis } from './formats/ris.ts';
import { itemOf } from './item-of.ts';
import { textOf } from './piece.ts';
import type { SourceTitle } from './source-title.ts';

/** Real files beside the project. */
const folder = new URL('../../../../shared/data/bibliographic/', import.meta.url);
const isThere = existsSync(folder);
const files = isThere ? readdirSync(folder) : [];
/** One record in so many, and of each file no more than so many. */
const [step, most] = isLong ? [1, Infinity] : [20, 25];

async function sourcesIn(file: string): Promise<SourceTitle[]> {
  const found: SourceTitle[] = [];
  let at = 0;
  for await (const read of readMarc(createReadStream(new URL(file, folder)))) {
    if (read.kind !== 'record' || recordKind(read.record) !== 'bibliographic') continue;
    const description = describeTitle(read.record);
    if (description.title === '' || at++ % step !== 0) continue;
    const id = found.length + 1;
    const address = `https://catalogo.example.org/acervo/${id}`;
    found.push({ id, description, record: read.record, callNumber: '', address });
    if (found.length === most) break;
  }
  return found;
}

function faultIn(xml: string): string {
  let fault = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => (fault ||= error.message));
  parser.write(xml).close();
  return fault;
}

async function readBack(bytes: Uint8Array): Promise<MarcRecord | null> {
  for await (const read of readMarc(Readable.from([bytes])))
    return read.kind === 'record' ? read.record : null;
  return null;
}

describe.skipIf(!isThere)(
  'records of ../shared/data/bibliographic (skipped where it is absent)',
  () => {
    describe.each(files)('%s', (file) => {
      let sources: readonly SourceTitle[];
      beforeAll(async () => {
        sources = await sourcesIn(file);
      });

      test('has references in every style', () => {
        for (const { description, record } of sources) {
          const item = itemOf(description, record);
          for (const style of citationStyles) {
            const text = textOf(cite(style, item, { today: '2026-05-09' }));
            expect(text).toMatch(/^[^\s,;:.].{8}/su);
            expect(text).not.toMatch(/undefined|(?<!\.)\.\.(?!\.)|,,|;;|::|[,;:]\.| {2}|\s[,;:]/u);
          }
        }
      });

      test('goes into every format', async () => {
        expect(faultIn(writeMods(sources))).toBe('');
        expect(faultIn(writeDublinCore(sources))).toBe('');
        expect(writeRis(sources).match(/^ER {2}- /gmu)).toHaveLength(sources.length);
        expect(writeBibTex(sources).match(/^@/gmu)).toHaveLength(sources.length);
        for (const { record } of sources) {
          if (!record) throw new Error('no record');
          expect(faultIn(writeMarcXml(record))).toBe('');
          const written = writeIso2709(record);
          if (written.kind === 'written')
            expect((await readBack(written.bytes))?.fields).toEqual(record.fields);
        }
      });
    });
  },
);
