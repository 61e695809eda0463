import type { SearchDocument } from '../port.ts';
import type { IndexThread } from './index-thread.ts';

const batchLength = 200;
/** Batches on their way to the index thread at once. */
const batchesAhead = 3;

/** Sends all documents of a rebuild to the index thread; resolves when it has taken the last. */
export async function gatherInto(
  index: IndexThread,
  documents: AsyncIterable<SearchDocument>,
): Promise<void> {
  let batch: SearchDocument[] = [];
  const sent: Promise<null>[] = [];
  const send = async (): Promise<void> => {
    const gathered = index.ask({ kind: 'gather', documents: JSON.stringify(batch) });
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
