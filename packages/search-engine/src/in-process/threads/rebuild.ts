import type { SearchDocument } from '../../port.ts';
import type { Generation } from '../index/generation.ts';
import type { DocumentRecord } from '../write/records-builder.ts';
import type { DocumentTexts, SegmentTexts } from '../write/texts-builder.ts';
import { patienceOfBuilding, youngMb } from './index-thread.ts';
import type { IndexThread } from './index-thread.ts';
import type { TextsCall } from './messages.ts';
import { Thread } from './thread.ts';

const textsEntry = new URL('./texts-worker.ts', import.meta.url);
const batchLength = 200;
/** Batches that may be on their way to the threads at once. */
const batchesAhead = 10;

/**
 * Makes a whole new index in two threads: one reads the words of all documents, the index thread
 * everything else, so that neither waits for the other before the end.
 */
export async function rebuildIndex(
  index: IndexThread,
  documents: AsyncIterable<SearchDocument>,
  position: string,
): Promise<Generation> {
  const texts = new Thread<TextsCall>(textsEntry, {
    patience: patienceOfBuilding,
    onDeath: () => undefined,
    youngMb,
  });
  try {
    await index.ask({ kind: 'beginRebuild' });
    await gather(index, texts, documents);
    const [words] = await Promise.all([
      texts.call({ kind: 'finish' }) as Promise<SegmentTexts>,
      index.ask({ kind: 'finishRecords' }),
    ]);
    return await index.ask({ kind: 'finishRebuild', texts: words, position });
  } catch (fault) {
    // If the thread died, the rebuild went with it.
    await index.ask({ kind: 'abandonRebuild' }).catch(() => undefined);
    throw fault;
  } finally {
    await texts.end('The rebuild is done');
  }
}

/** Sends all documents to both threads; resolves when they have read the last. */
async function gather(
  index: IndexThread,
  texts: Thread<TextsCall>,
  documents: AsyncIterable<SearchDocument>,
): Promise<void> {
  let batch: SearchDocument[] = [];
  const sent: Promise<unknown>[] = [];
  const send = async (): Promise<void> => {
    const gathered = Promise.all([
      texts.call({ kind: 'gather', documents: JSON.stringify(batch.map(textsOf)) }),
      index.ask({ kind: 'gather', documents: JSON.stringify(batch.map(recordOf)) }),
    ]);
    // It is awaited later: until then a fault must not count as unhandled.
    gathered.catch(() => undefined);
    sent.push(gathered);
    batch = [];
    if (sent.length > batchesAhead) await sent.shift();
  };
  for await (const document of documents) {
    batch.push(document);
    if (batch.length === batchLength) await send();
  }
  await send();
  await Promise.all(sent);
}

function textsOf(document: SearchDocument): DocumentTexts {
  const { id, language, headingLanguage, text, references, otherTitles } = document;
  return { id, language, headingLanguage, text, references, otherTitles };
}

function recordOf(document: SearchDocument): DocumentRecord {
  const { id, work, callNumbers, facets, references, sort, text } = document;
  const { title = [], series, callNumber, standardNumber } = text;
  const texts = { title: title.slice(0, 1), series, callNumber, standardNumber };
  return { id, work, callNumbers, facets, references, sort, text: texts };
}
