import { argon2Sync, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { inDatabase } from './settings.ts';

export interface TestPerson {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Hash of a password, at the least cost there is: a test has no secret to keep. */
function hashOf(message: string): string {
  const nonce = Buffer.from('testtesttesttest');
  const cost = { parallelism: 1, tagLength: 32, memory: 8, passes: 1 };
  const tag = argon2Sync('argon2id', { message, nonce, ...cost });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`;
}

/** Student of the first library for this test alone; optionally blocked by the libraries. */
export async function aPerson({ isBlocked = false } = {}): Promise<TestPerson> {
  const username = `teste-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  const password = 'uma senha bem comprida';
  await inDatabase(async (db) => {
    const { id } = await db
      .insertInto('person')
      .values({ name: 'Iracema Alencar', emails: [email], password_hash: hashOf(password) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const login = { person_id: id, username, library_id: 1, category_id: 1, is_blocked: isBlocked };
    await db
      .insertInto('login')
      .values({ ...login, role: 'patron' })
      .execute();
  });
  return { username, email, password };
}

/** Code that was mailed to a person; waits for it. */
export async function readMailedCode({ email }: TestPerson): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const letter = (await lettersTo(email)).at(-1);
    code = /^\s+(\d{8})\s*$/m.exec(letter ?? '')?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return code ?? '';
}

/** Letters to this address, in the order sent. */
export async function lettersTo(address: string): Promise<readonly string[]> {
  const folder = join(process.env['E2E_DATA'] ?? '', 'mail');
  // There is no folder before the first letter.
  const all = await readdir(folder).catch(() => []);
  const names = all.filter((name) => name.endsWith('.eml')).toSorted();
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((text) => text.includes(address));
}
