import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { SegmentView } from '../index/generation.ts';
import { mergeSegments } from '../write/merge.ts';
import { answer } from './answer.ts';
import type { Call } from './messages.ts';

/** Entry of the thread that merges large segments while all others go on. */
const port = parentPort as MessagePort;
port.on('message', (call: Call<readonly SegmentView[]>) => void answer(port, call, mergeSegments));
