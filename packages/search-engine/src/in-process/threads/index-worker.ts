import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Change } from '../../port.ts';
import { emptyGeneration } from '../index/generation.ts';
import type { Generation } from '../index/generation.ts';
import type { DocumentRecord } from '../write/records-builder.ts';
import { readSnapshot, writeSnapshot } from '../write/snapshot.ts';
import type { SnapshotResult } from '../write/snapshot.ts';
import type { SegmentTexts } from '../write/texts-builder.ts';
import { Rebuild, applyChanges, replaceMerged } from '../write/writer.ts';
import { answer } from './answer.ts';
import type { Call, IndexCall } from './messages.ts';
import { releaseMemory } from './unused-memory.ts';

/** Entry of the one thread that makes new generations. */
const port = parentPort as MessagePort;
let generation: Generation = emptyGeneration;
let rebuild: Rebuild | null = null;

port.on('message', (call: Call<IndexCall>) => void answer(port, call, respond));

function respond(call: IndexCall): unknown {
  switch (call.kind) {
    case 'load':
      return load(call.path);
    case 'start':
      generation = call.generation;
      return null;
    case 'apply':
      return adopt(applyChanges(generation, changesIn(call.changes), call.position));
    case 'moveTo':
      generation = { ...generation, position: call.position };
      return null;
    case 'beginRebuild':
      rebuild = new Rebuild();
      return null;
    case 'gather':
      currentRebuild().put(JSON.parse(call.documents) as DocumentRecord[]);
      return null;
    case 'finishRecords':
      currentRebuild().finishRecords();
      return null;
    case 'finishRebuild':
      return finish(call.texts, call.position);
    case 'abandonRebuild':
      rebuild = null;
      return null;
    case 'merged':
      return adopt(replaceMerged(generation, call.sources, call.segment));
    case 'save':
      return writeSnapshot(call.path, generation).then(() => null);
  }
}

function changesIn(pieces: readonly string[]): Change[] {
  return pieces.flatMap((piece) => JSON.parse(piece) as Change[]);
}

function adopt(next: Generation): Generation {
  releaseMemory(generation, next);
  generation = next;
  return next;
}

async function load(path: string): Promise<SnapshotResult> {
  const loaded = await readSnapshot(path);
  if (loaded.kind === 'loaded') adopt(loaded.generation);
  return loaded;
}

function currentRebuild(): Rebuild {
  if (rebuild === null) throw new Error('The rebuild was lost');
  return rebuild;
}

function finish(texts: SegmentTexts, position: string): Generation {
  const finished = currentRebuild();
  rebuild = null;
  return adopt(finished.finish(texts, position));
}
