import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createRates } from './rates.ts';

test('heavy work of a kind is done one after the other for a network, and beside that of others', async () => {
  const rates = await createRates(fastify(), () => false);
  const from = (ip: string) => rates.limiterOf({ ip, headers: {} } as FastifyRequest);
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    running.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const first = from('203.0.113.1').inTurn('export', work('first'));
  const second = from('203.0.113.1').inTurn('export', work('second'));
  const code = from('203.0.113.1').inTurn('recoveryCode', work('code'));
  const other = from('203.0.113.2').inTurn('export', work('other'));
  await expect.poll(() => running).toEqual(['first', 'code', 'other']);
  ends.shift()?.();
  expect(await first).toBe('first');
  await expect.poll(() => running).toEqual(['first', 'code', 'other', 'second']);
  for (const end of ends) end();
  expect(await Promise.all([second, code, other])).toEqual(['second', 'code', 'other']);
});
