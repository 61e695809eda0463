import type { Db } from '@estante/database';
import { readSettings } from '../institution/index.ts';
import { counterOf } from './attempt-counter.ts';
import { isKeptHere } from './kept-here.ts';
import { findLogin, foldUsername } from './login-repository.ts';
import { findOwner } from './new-password.ts';

/** Finds the login that somebody types, by the same queries whether there is one or not. */
export async function findTyped(db: Db, typed: string, device: string | null) {
  const username = foldUsername(typed);
  const login = await findLogin(db, username);
  const counter = await counterOf(db, login, username, device);
  const owner = await findOwner(db, login?.id ?? 0);
  const isKept = isKeptHere(await readSettings(db), login);
  return { username, counter, owner, isKept };
}
