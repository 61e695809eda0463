import { parentPort, type MessagePort } from 'node:worker_threads';
import { makeDocument } from './make-document.ts';

/** Entry of the thread that makes the document. */
(parentPort as MessagePort).postMessage(await makeDocument());
