import { activities, modules } from '@estante/contract/plain';
import type { Person } from './credentials.ts';

/** Whether a role has an activity in a module. The server checks again at each call. */
export function isPermitted(person: Person, module: number, activity: number): boolean {
  return person.authPermissions.some(
    (one) => one.cod_modulo === module && one.cod_atividade === activity,
  );
}

/** Whether a person may sign in by a dialog and stay signed in: activity 107. */
export function mayKeepModalSession(person: Person): boolean {
  return isPermitted(person, modules.readers, activities.keepModalSession);
}
