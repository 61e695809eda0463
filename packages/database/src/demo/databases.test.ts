import { describe, expect, it } from 'vitest';
import { demoAreas, demoDatabases } from './databases.ts';

describe('the databases', () => {
  it('have names and secure addresses of their own', () => {
    expect(demoDatabases.length).toBeGreaterThanOrEqual(20);
    expect(new Set(demoDatabases.map(({ name }) => name)).size).toBe(demoDatabases.length);
    expect(new Set(demoDatabases.map(({ url }) => url)).size).toBe(demoDatabases.length);
    for (const { url } of demoDatabases) expect(new URL(url).protocol).toBe('https:');
  });

  it('are open and by subscription, each with a sentence', () => {
    expect(new Set(demoDatabases.map(({ access }) => access))).toEqual(
      new Set(['open', 'subscription']),
    );
    const bare = demoDatabases.filter(({ description, in: { en, es } }) =>
      [description, en.description, es.description].some((text) => !/^\p{Lu}.{20,}\.$/u.test(text)),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('are of areas that each language has a name for', () => {
    const unnamed = demoDatabases.filter(({ area }) => !demoAreas[area]);
    expect(unnamed.map(({ area }) => area)).toEqual([]);
  });
});
