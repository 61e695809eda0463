import type { EndpointName, UseCases } from '../endpoint/use-case.ts';
import type { Context } from './context.ts';

/**
 * Names the use cases of a module by their endpoints, which have their types: spelled out, those of all modules
 * were half of what the server's declarations take.
 */
export function defineUseCases<Name extends EndpointName>(
  make: (context: Context) => Pick<UseCases, Name>,
): (context: Context) => Pick<UseCases, Name> {
  return make;
}
