import { modules, staffPageGroups, staffPages } from '@estante/contract/plain';
import { isPermitted } from './is-permitted.ts';
import { useSessionState } from './use-session.ts';

/** Lists the tasks of the staff area that the signed-in person may do; none if nobody is signed in. */
export function useStaffPages(): readonly (typeof staffPages)[number][] {
  const state = useSessionState();
  if (state.kind !== 'signed-in') return [];
  return staffPages.filter(({ activity }) => isPermitted(state.person, modules.staff, activity));
}

/** Lists the staff pages that the person may open, by group, without empty groups. */
export function useStaffPageGroups() {
  const pages = useStaffPages();
  return staffPageGroups
    .map((name) => ({ name, pages: pages.filter(({ group }) => group === name) }))
    .filter((group) => group.pages.length > 0);
}
