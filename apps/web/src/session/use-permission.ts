import { modules, staffPageGroups, staffPages } from '@estante/contract/plain';
import type { Person } from './credentials.ts';
import { useSessionState } from './use-session.ts';

/** Whether a role was given an activity in a module. The server asks again at each call. */
export function isPermitted(person: Person, module: number, activity: number): boolean {
  return person.authPermissions.some(
    (one) => one.cod_modulo === module && one.cod_atividade === activity,
  );
}

/** The tasks of the staff area that the person signed in may do; none of who is not. */
export function useStaffPages(): readonly (typeof staffPages)[number][] {
  const state = useSessionState();
  if (state.kind !== 'signed-in') return [];
  return staffPages.filter(({ activity }) => isPermitted(state.person, modules.staff, activity));
}

/** The same by group, without groups that have none. */
export function useStaffPageGroups() {
  const pages = useStaffPages();
  return staffPageGroups
    .map((name) => ({ name, pages: pages.filter(({ group }) => group === name) }))
    .filter((group) => group.pages.length > 0);
}
