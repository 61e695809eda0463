import { modules, staffPages } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { isPermitted } from './permission.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const permission = { module: modules.staff, activity: 9999 };

/** Logins of bruno, a patron, and of davi, of the staff. */
const [patron, staff] = [2, 4];

test('a permission is of a role, in a module, and asked anew each time', async () => {
  const { db } = server;
  expect(await isPermitted(db, staff, permission)).toBe(false);
  const row = { role: 'staff' as const, module: permission.module, activity: permission.activity };
  await db.insertInto('role_permission').values(row).execute();
  expect(await isPermitted(db, staff, permission)).toBe(true);
  expect(await isPermitted(db, staff, { ...permission, module: modules.readers })).toBe(false);
  expect(await isPermitted(db, staff, { ...permission, activity: 9998 })).toBe(false);
  expect(await isPermitted(db, patron, permission)).toBe(false);
  expect(await isPermitted(db, 999, permission)).toBe(false);
});

test('a login that is blocked has no permission', async () => {
  const { db } = server;
  const block = (is_blocked: boolean) =>
    db.updateTable('login').set({ is_blocked }).where('id', '=', staff).execute();
  await block(true);
  expect(await isPermitted(db, staff, permission)).toBe(false);
  await block(false);
  expect(await isPermitted(db, staff, permission)).toBe(true);
});

describe('at first', () => {
  const tasksOfUnit = [
    'desk',
    'holds',
    'overdueLoans',
    'payments',
    'loanRequests',
    'transit',
    'clearances',
    'reports',
    'copies',
    'copyBatches',
    'inventories',
    'serialIssues',
    'labels',
    'covers',
    'people',
    'comments',
    'titleComments',
    'suggestions',
    'requests',
    'purchaseOrders',
    'personalData',
    'blocks',
    'kiosks',
    'sip2Terminals',
  ];
  const everyTask: string[] = staffPages.map(({ name }) => name);

  const tasksOf: Readonly<Record<string, readonly string[]>> = {
    bruno: [],
    clara: [],
    davi: tasksOfUnit,
    elisa: everyTask,
  };

  test.each(Object.entries(tasksOf))(
    '%s has the tasks of the staff that the role has: %j',
    async (username, tasks) => {
      const login = await server.db
        .selectFrom('login')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      const found: string[] = [];
      for (const { name, activity } of staffPages) {
        const asked = { module: modules.staff, activity };
        if (await isPermitted(server.db, login.id, asked)) found.push(name);
      }
      expect(found).toEqual(everyTask.filter((name) => tasks.includes(name)));
    },
  );
});
