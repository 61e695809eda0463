import { modules, staffPageGroups, staffPages } from '@estante/contract/plain';
import { isPermitted } from './is-permitted.ts';
import { useSessionState } from './use-session.ts';

/** The tasks of the staff area that the person signed in may do; none of who is not. */
export function useStaffPages(): readonly (typeof staffPages)[number][] {
  const state = useSessionState();
  if (state.kind !== 'signed-in') return [];
  return staffPages.filter(({ activity }) => isPermitted(state.person, modules.staff, activity));
}

/** Staff pages that the person may open, by group, without groups that have none. */
export function useStaffPageGroups() {
  const pages = useStaffPages();
  return staffPageGroups
    .map((name) => ({ name, pages: pages.filter(({ group }) => group === name) }))
    .filter((group) => group.pages.length > 0);
}
