import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Part } from '../index/generation.ts';
import { mergeParts } from '../write/merge.ts';
import { answer } from './answer.ts';
import type { Call } from './messages.ts';

/** Entry of the thread that joins large segments while all others go on. */
const port = parentPort as MessagePort;
port.on('message', (call: Call<readonly Part[]>) => void answer(port, call, mergeParts));
