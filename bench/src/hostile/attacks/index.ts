import type { Attack } from '../target.ts';
import { bodies } from './bodies.ts';
import { floods } from './floods.ts';
import { nonsense } from './nonsense.ts';
import { slow } from './slow.ts';

/** Attacks by the names that they are reported by. */
export const attacks: Readonly<Record<string, Attack>> = {
  ...nonsense,
  ...bodies,
  ...slow,
  ...floods,
};
