import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aSerial, type IssueOverrides } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { at, issueCalls, well } from './testing/issue-calls.ts';

const january = at('CENTRAL', '1', '01');
const february = at('CENTRAL', '2', '02', 'Esperado');
const serial = (...issues: IssueOverrides[]) => aSerial({ title: 'Revista', issues });
const first = 'v.2:n.1 (2026:01)';
const second = 'v.2:n.2 (2026:02)';
const today = '2026-03-10';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [serial(january, february)] });
});
afterEach(() => server.close());
const { find, set, revert, add } = issueCalls(() => server);

const daysOf = (designation: string) =>
  server.db
    .selectFrom('serial_issue')
    .select(['state', 'included_on', 'received_on'])
    .where('designation', '=', designation)
    .executeTakeFirstOrThrow();
const dayOf = async (designation: string) => (await daysOf(designation)).included_on;
const date = (designation: string, included_on: string | null) =>
  server.db
    .updateTable('serial_issue')
    .set({ included_on })
    .where('designation', '=', designation)
    .execute();
const missing = async (designation: string) => set(await find(designation), { situacao: 'falta' });
const received = async (designation: string, more: object = {}) =>
  set(await find(designation), { situacao: 'recebido', ...more });

describe.each(['2026-02-01', null])(
  'what its record has here since %j',
  { tags: 'long' },
  (day) => {
    beforeEach(() => date(first, day));

    test('is told to nobody by an import while staff miss it, and gets its day back', async () => {
      await well(missing(first));
      expect(await daysOf(first)).toMatchObject({ state: 'missing', included_on: null });
      for (const note of ['Reclamado', 'Falta']) {
        await server.importRecords([serial(january, { ...february, note })]);
        expect(await daysOf(first)).toMatchObject({ state: 'missing', included_on: null });
      }
      await well(revert(await find(first)));
      expect(await daysOf(first)).toMatchObject({ state: 'received', included_on: day });
    });

    test('gets its day back where staff missed it by mistake', async () => {
      await well(missing(first));
      await well(received(first));
      expect(await dayOf(first)).toBe(day);
      await well(revert(await find(first)));
      expect(await dayOf(first)).toBe(day);
    });

    test('keeps it where its record names an older issue before it', async () => {
      await server.db
        .updateTable('serial_issue')
        .set({ expected_on: '2026-02-05' })
        .where('designation', '=', second)
        .execute();
      const december = { ...at('CENTRAL', '12', '12'), volume: '1', year: '2025' };
      await server.importRecords([serial(december, january, february)]);
      expect(await dayOf(first)).toBe(day);
      expect(await daysOf(second)).toMatchObject({ state: 'expected', included_on: null });
      expect(await dayOf('v.1:n.12 (2025:12)')).toEqual(expect.any(String));
      expect((await find(second)).previsto_em).toBe('2026-02-05');
      expect((await find(first)).previsto_em).toBeNull();
    });
  },
);

describe('what staff received', { tags: 'long' }, () => {
  test('came on the day it was entered, whenever it was received', async () => {
    await well(received(second, { recebido_em: '2026-02-20' }));
    expect(await daysOf(second)).toMatchObject({ included_on: today, received_on: '2026-02-20' });
    await well(add({ recebido_em: '2026-02-21' }));
    expect(await dayOf('v.2:n.3 (2026:03)')).toBe(today);
  });

  test('keeps that day in imports, also where its record says so at last', async () => {
    await well(received(second));
    await date(second, '2026-03-02');
    await server.db.updateTable('staff_issue').set({ included_on: '2026-03-02' }).execute();
    for (const note of ['Reclamado', '']) {
      await server.importRecords([serial(january, { ...february, note })]);
      expect(await dayOf(second)).toBe('2026-03-02');
    }
    await well(revert(await find(second)));
    expect(await daysOf(second)).toMatchObject({ state: 'received', included_on: '2026-03-02' });
  });

  test('by mistake has no day once it is undone, and comes another day', async () => {
    await well(received(second));
    await well(revert(await find(second)));
    expect(await dayOf(second)).toBeNull();
    server.clock.advance({ hours: 48 });
    await well(received(second));
    expect(await dayOf(second)).toBe('2026-03-12');
  });

  test('comes once it is shown, where its record said so while staff missed it', async () => {
    await well(missing(second));
    await server.importRecords([serial(january, { ...february, note: '' })]);
    expect(await dayOf(second)).toBeNull();
    await well(revert(await find(second)));
    expect(await daysOf(second)).toMatchObject({ state: 'received', included_on: today });
  });
});

describe('the day of receipt', { tags: 'long' }, () => {
  test('is today where it is left out and the issue comes, and none where none is known', async () => {
    expect(await well(received(second))).toMatchObject({ recebido_em: today });
    await well(revert(await find(second)));
    expect(await well(received(second, { recebido_em: null }))).toMatchObject({
      recebido_em: null,
    });
    expect(await well(add({ recebido_em: null }))).toMatchObject({ recebido_em: null });
  });

  test('is not made up for what was here: a bar code alone is added', async () => {
    const barcode = { codigo_barras: 'R-1' };
    expect(await well(received(first, barcode))).toMatchObject({ recebido_em: null });
    expect(await well(received(first, { ...barcode, recebido_em: '2026-02-01' }))).toMatchObject({
      recebido_em: '2026-02-01',
    });
    expect(await well(received(first))).toMatchObject({ recebido_em: '2026-02-01' });
    expect(await well(received(first, { recebido_em: null }))).toMatchObject({ recebido_em: null });
  });
});
