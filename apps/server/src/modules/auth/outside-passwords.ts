import type { Refusal } from '../../endpoint/refusal.ts';
import type { Login } from './login-repository.ts';

/**
 * Looks a password up where it is kept by others: whose login it opens; null where it opens none, or
 * nobody else keeps any; a refusal where it is right and yet opens nothing, or nobody answers.
 */
export type OutsidePasswords = (
  username: string,
  password: string,
) => Promise<Login | Refusal | null>;
