import { expect, test } from 'vitest';
import { holdChoice } from './testing/hold-choice.ts';
import { queueSentence } from './queue-sentence.ts';

const onShelf = { localizacao: { cod_localizacao: 7, desc_localizacao: 'Térreo' } };

test.each([
  ['nobody waits', [{}, { volume: '2' }], 'mainAct.noQueue', 0],
  ['one queue is ahead of the reader', [{ na_fila: 2 }], 'mainAct.queue', 2],
  [
    'a shelf has no queue of its own',
    [{ na_fila: 2 }, { na_fila: 2, ...onShelf }],
    'mainAct.queue',
    2,
  ],
  [
    'of several queues only one is ahead of the reader',
    [{ na_fila: 2 }, { cod_biblioteca: 2, na_fila: 1 }],
    'mainAct.waiting',
    3,
  ],
  ['the reader may choose an empty one', [{ na_fila: 2 }, { volume: '2' }], 'mainAct.waiting', 2],
])('%s', (_name, choices, key, count) => {
  expect(queueSentence(choices.map(holdChoice))).toEqual({ key, count });
});
