import { expect, test } from 'vitest';
import { demoLibraries } from './network.ts';
import { demoIssues, demoSerialParts } from './serial-issues.ts';
import { demoThemes } from './works/index.ts';

const today = '2026-11-22';
const serials = new Set(
  demoThemes.flatMap(({ works }) =>
    works.filter(({ type }) => type === 'serial').map(({ title }) => title),
  ),
);

test('a dozen serials of the network are told of issue by issue, each in a library that there is', () => {
  const named = new Set(demoSerialParts.map(({ serial }) => serial));
  expect(named.size).toBeGreaterThanOrEqual(12);
  expect([...named].filter((serial) => !serials.has(serial))).toEqual([]);
  const codes = demoLibraries.map(({ code }) => code);
  expect(demoSerialParts.filter(({ library }) => !codes.includes(library))).toEqual([]);
});

test('every state is there, and nothing came before it was expected or after today', () => {
  const issues = demoSerialParts.flatMap((part) => demoIssues(part, today));
  expect(new Set(issues.map(({ state }) => state)).size).toBe(5);
  for (const { state, expectedOn, receivedOn } of issues) {
    expect(state === 'expected').toBe(expectedOn > today);
    if (receivedOn !== null) expect(receivedOn >= expectedOn && receivedOn <= today).toBe(true);
  }
});

test('each issue of a part has a place of its own', () => {
  for (const part of demoSerialParts) {
    const places = demoIssues(part, today).map(({ sequence }) => sequence);
    expect(new Set(places).size).toBe(places.length);
  }
});
