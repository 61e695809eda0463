import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { activities } from './protocol/activity.ts';
import { bodyLimitOf, type Endpoint } from './protocol/endpoint.ts';
import * as endpoints from './endpoints.ts';
import { commonErrors, errorBody, errorCodes } from './protocol/error.ts';

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

describe.each(all)('%s', (_name, endpoint) => {
  test('declares the parameters that its path names, and no others', () => {
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared =
      endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(declared).toEqual(named);
    expect(endpoint.path).toMatch(/^(\/[a-z][a-z0-9_-]*|\/\{\w+\})+$/);
  });

  test('has a success, and refusals in the error shape', () => {
    expect(endpoint.responses).toHaveProperty('200');
    const refusals = Object.entries(endpoint.responses).filter(([status]) => Number(status) >= 400);
    const body = { erro: { codigo: errorCodes[0], mensagem: 'x' }, error: 'invalid_request' };
    for (const [status, shape] of refusals) {
      expect(shape.safeParse(body).success, status).toBe(true);
      expect(shape.safeParse({ mensagem: 'x' }).success, status).toBe(false);
    }
  });

  test('refuses unknown fields of a body', () => {
    const { body } = endpoint;
    const read = body?.safeParse({ unknownField: 1 });
    const issues = read?.error?.issues.map(({ code }) => code) ?? ['unrecognized_keys'];
    expect(issues).toContain('unrecognized_keys');
    expect(endpoint.method === 'GET' && body !== undefined).toBe(false);
  });

  test('is gated by an activity that exists, where by any', () => {
    const known: readonly number[] = Object.values(activities);
    expect(known).toEqual(expect.arrayContaining([endpoint.activity ?? []].flat()));
  });

  test('asks for a permission of persons alone', () => {
    expect(endpoint.permission !== undefined && endpoint.access !== 'patron').toBe(false);
  });

  test('bounds every text that it takes', () => {
    for (const part of [endpoint.query, endpoint.body]) {
      for (const [name, schema] of Object.entries(part instanceof z.ZodObject ? part.shape : {})) {
        const long = (schema as z.ZodType).safeParse('x'.repeat(bodyLimitOf(endpoint)));
        expect(long.success, name).toBe(false);
      }
    }
  });
});

test('no two endpoints share an address and a method', () => {
  const addresses = all.flatMap(([, { method, path, aliases = [] }]) =>
    [`/api${path}`, ...aliases].map(
      (address) => `${method} ${address.replaceAll(/\{\w+\}/g, '*')}`,
    ),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('each error has a code of its own', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  const erro = { codigo: 'NaoEncontrado', mensagem: 'x', campos: [{ campo: '', mensagem: '' }] };
  expect(errorBody.safeParse({ erro }).success).toBe(true);
  expect(errorBody.safeParse({ erro: { ...erro, codigo: 'Outro' } }).success).toBe(false);
  expect(Object.keys(commonErrors)).toEqual(expect.arrayContaining(['401', '404', '422', '500']));
});
