import { exportFormats } from '@estante/contract';
import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { afterEach, expect, test } from 'vitest';
import type { ExportOrder } from './exported.ts';
import { createFileWriter, type FileWriter } from './file-writer.ts';
import { writeFile } from './write-file.ts';

const record = recordFromLines(['245 10$aDom Casmurro', '260   $aRio :$bGarnier,$c1899']);
const order: ExportOrder = {
  titles: [
    {
      source: { id: 1, description: describeTitle(record), record, callNumber: '', address: '' },
      libraries: ['Biblioteca Central (2)'],
      workType: 'Livro',
    },
  ],
  style: 'abnt',
  withCopies: true,
  language: 'pt',
  today: '2026-11-22',
  institution: 'Universidade de Teste',
};

const opened: FileWriter[] = [];
afterEach(async () => {
  for (const writer of opened.splice(0)) await writer.close();
});

function open(options?: Parameters<typeof createFileWriter>[0]): FileWriter {
  const writer = createFileWriter(options);
  opened.push(writer);
  return writer;
}

const stays = () => false;

test('a thread writes what is written without one', { tags: 'long' }, async () => {
  const writer = open();
  for (const format of exportFormats) {
    const { content, left } = await writeFile(format, order);
    const written = await writer.write(format, order, stays);
    expect(written?.left, format).toEqual(left);
    // Those two have the moment they were made in them.
    if (format === 'pdf' || format === 'xlsx') expect(written?.content.length).toBeGreaterThan(500);
    else expect(written?.content.toString(), format).toBe(content.toString());
  }
});

/** A thread of its own, which a test says what to do with each order. */
const threadThat = (does: string) =>
  new URL(
    `data:text/javascript,import { parentPort, threadId } from 'node:worker_threads';
    const written = (text) => ({ kind: 'written', content: new TextEncoder().encode(text), left: [] });
    parentPort.on('message', ({ format }) => { ${does} });`,
  );

test('the file over which the thread ends is not there, those after it are', async () => {
  const writer = open({
    entry: threadThat(
      `if (format === 'pdf') process.exit(1); else parentPort.postMessage(written(format))`,
    ),
  });
  const all = ['txt', 'pdf', 'ris'] as const;
  const made = await Promise.all(all.map((format) => writer.write(format, order, stays)));
  expect(made.map((one) => one && one.content.toString())).toEqual(['txt', null, 'ris']);
});

test('a fault in one is told to who asked for it', async () => {
  const writer = open({
    entry: threadThat(
      `parentPort.postMessage({ kind: 'fault', fault: new Error('no such font') })`,
    ),
  });
  await expect(writer.write('pdf', order, stays)).rejects.toThrow('no such font');
});

test('of those who wait some are turned away, and who has gone is passed over', async () => {
  const written: string[] = [];
  const writer = open({
    mostWaiting: 2,
    entry: threadThat(`parentPort.postMessage(written(format))`),
  });
  const ask = (format: 'txt' | 'ris' | 'pdf' | 'csv', hasGone: boolean) =>
    writer
      .write(format, order, () => hasGone)
      .then((made) => made && written.push(made.content.toString()));
  await Promise.all([ask('txt', false), ask('ris', true), ask('pdf', false), ask('csv', false)]);
  expect(written).toEqual(['txt', 'pdf']);
});
