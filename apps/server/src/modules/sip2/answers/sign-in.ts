import { dateOf } from '../../circulation/index.ts';
import type { Sip2Deps } from '../call.ts';
import type { Message } from '../message/read-message.ts';
import { signInTerminal, type Terminal } from '../terminals/find-terminal.ts';

/** 93: a terminal shows its name and password, neither of them encrypted by itself. */
export async function signIn(deps: Sip2Deps, message: Message): Promise<Terminal | null> {
  const { userAlgorithm, passwordAlgorithm } = (message as Message<'93'>).fixed;
  if (userAlgorithm !== '0' || passwordAlgorithm !== '0') return null;
  const shown = { name: message.field('CN'), password: message.field('CO') };
  return signInTerminal(deps.db, { ...shown, at: dateOf(deps.clock.now()) });
}
