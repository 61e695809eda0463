import { expect, it } from 'vitest';
import type { SearchDocument } from '../port.ts';
import { request, title, words } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

export function changeScenarios(engine: EngineGetter): void {
  it('sees each change as soon as it is applied', async () => {
    await load(engine(), [title({ id: 1, title: 'Antes' }), title({ id: 2, title: 'Sempre' })]);
    await engine().apply([{ kind: 'put', document: title({ id: 1, title: 'Depois' }) }], '2');
    expect(await ids(engine(), request(words('antes')))).toEqual([]);
    expect(await ids(engine(), request(words('depois')))).toEqual([1]);
    await engine().apply([{ kind: 'delete', id: 1 }], '3');
    expect(await ids(engine(), request({ kind: 'all' }))).toEqual([2]);
    expect(engine().status()).toMatchObject({ titles: 1, position: '3' });
  });

  it('takes the last of several changes to one title', async () => {
    await load(engine(), []);
    const put = (text: string) =>
      ({ kind: 'put', document: title({ id: 7, title: text }) }) as const;
    await engine().apply([put('Um'), { kind: 'delete', id: 7 }, put('Dois')], '2');
    expect(await ids(engine(), request(words('um')))).toEqual([]);
    expect(await ids(engine(), request(words('dois')))).toEqual([7]);
    await engine().apply([put('Um'), { kind: 'delete', id: 7 }], '3');
    expect(await ids(engine(), request({ kind: 'all' }))).toEqual([]);
  });

  it('keeps the old index when a rebuild fails', async () => {
    await load(engine(), [title({ id: 1, title: 'Firme' })]);
    async function* broken(): AsyncGenerator<SearchDocument> {
      yield title({ id: 2, title: 'Perdido' });
      await Promise.reject(new Error('The database went away'));
    }
    await expect(engine().rebuild(broken(), '9')).rejects.toThrow('The database went away');
    expect(await ids(engine(), request({ kind: 'all' }))).toEqual([1]);
    expect(engine().status().position).toBe('1');
  });
}
