import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { answerCalls, createCaller, RefusedThere, type Channel } from './process-calls.ts';

class Wire extends EventEmitter implements Channel {
  other: Wire | null = null;
  send(message: object, callback: (error: Error | null) => void): boolean {
    const { other } = this;
    if (other) queueMicrotask(() => other.emit('message', structuredClone(message)));
    callback(other ? null : new Error('closed'));
    return other !== null;
  }
}

type KnownCalls = {
  readonly add: (a: number, b: number) => Promise<number>;
  readonly fail: () => Promise<never>;
  readonly never: () => Promise<number>;
};

class UnheardError extends Error {
  override readonly name = 'UnheardError';
}

function twoProcesses() {
  const [here, there] = [new Wire(), new Wire()];
  [here.other, there.other] = [there, here];
  const calls: KnownCalls = {
    add: async (a, b) => a + b,
    fail: () => Promise.reject(new UnheardError('nobody knows it')),
    never: () => new Promise<number>(() => {}),
  };
  answerCalls(there, calls);
  return { here, ask: createCaller<KnownCalls>(here) };
}

test('each call has its own answer, however many there are at once', async () => {
  const { ask } = twoProcesses();
  const sums = await Promise.all(Array.from({ length: 50 }, (_, turn) => ask('add', turn, 1)));
  expect(sums).toEqual(Array.from({ length: 50 }, (_, turn) => turn + 1));
});

test('a refusal keeps its name and its words', async () => {
  const { ask } = twoProcesses();
  const refused = await ask('fail').catch((fault: unknown) => fault);
  expect(refused).toBeInstanceOf(RefusedThere);
  expect(refused).toMatchObject({ name: 'UnheardError', message: 'nobody knows it' });
});

test('what is not answered by the end of the other is refused', async () => {
  const { here, ask } = twoProcesses();
  const waiting = ask('never').catch(String);
  here.emit('disconnect');
  expect(await waiting).toContain('has ended');
  here.other = null;
  await expect(ask('add', 1, 2)).rejects.toThrow('closed');
});
