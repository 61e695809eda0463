import { activities, modules } from '@estante/contract/plain';
import type { Person } from './credentials.ts';

/** Whether a role was given an activity in a module. The server asks again at each call. */
export function isPermitted(person: Person, module: number, activity: number): boolean {
  return person.authPermissions.some(
    (one) => one.cod_modulo === module && one.cod_atividade === activity,
  );
}

/** Whether a session of theirs that begins in a dialog goes on: activity 107. */
export function mayKeepModalSession(person: Person): boolean {
  return isPermitted(person, modules.readers, activities.keepModalSession);
}
