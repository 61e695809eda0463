import { expect, test } from 'vitest';
import { readAdminArguments } from './admin-arguments.ts';

const create = ['create', 'rita', '--name', 'Rita Ramos', '--library', 'BC'];

test.each<[string[], object]>([
  [
    [...create, '--email', 'rita@example.org'],
    {
      kind: 'create',
      username: 'rita',
      name: 'Rita Ramos',
      email: 'rita@example.org',
      library: 'BC',
    },
  ],
  [create, { kind: 'create', username: 'rita', name: 'Rita Ramos', email: '', library: 'BC' }],
  [['password', 'rita'], { kind: 'password', username: 'rita' }],
  [['second-factor', 'rita'], { kind: 'second-factor', username: 'rita' }],
  [['unlock', 'rita'], { kind: 'unlock', username: 'rita' }],
  [['roles'], { kind: 'roles' }],
  [['roles', 'rita', 'staff'], { kind: 'role', username: 'rita', role: 'staff' }],
  [['status'], { kind: 'status' }],
  [['captcha', 'off'], { kind: 'captcha-off' }],
  [['sign-out-all'], { kind: 'sign-out-all' }],
])('%j', (args, command) => {
  expect(readAdminArguments(args)).toEqual({ kind: 'given', given: command });
});

test.each([
  [[]],
  [['remove', 'rita']],
  [['create', 'rita']],
  [['create', 'rita', '--name', 'Rita']],
  [['password']],
  [['password', 'rita', 'secret']],
  [['password', 'rita', '--library', 'BC']],
  [['roles', 'rita']],
  [['roles', 'rita', 'king']],
  [['status', 'rita']],
  [['status', '--verbose']],
  [['captcha']],
  [['captcha', 'on']],
  [['captcha', 'off', 'now']],
  [['sign-out-all', 'rita']],
])('%j is answered with the help', (args) => {
  expect(readAdminArguments(args)).toMatchObject({ kind: 'wrong' });
});
