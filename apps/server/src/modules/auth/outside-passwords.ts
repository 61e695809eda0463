import type { Refusal } from '../../endpoint/refusal.ts';
import type { Login } from './login-repository.ts';

export interface OutsideTry {
  readonly username: string;
  readonly password: string;
  /** The login that the password is to open; null where it is not known yet. */
  readonly login: Pick<Login, 'id' | 'personId'> | null;
}

/**
 * Looks a password up where it is kept by others: whose login it opens; null where it opens none, or nobody else keeps
 * any; a refusal where it is right and yet opens nothing, or nobody answers. A person known there is asked for by their
 * name there, whatever their user name is here.
 */
export type OutsidePasswords = (tried: OutsideTry) => Promise<Login | Refusal | null>;
