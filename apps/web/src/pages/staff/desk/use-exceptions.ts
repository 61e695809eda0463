import { activities, modules } from '@estante/contract/plain';
import { isOverridable, type DeskException } from '../../../features/desk/desk-exception.ts';
import { isPermitted } from '../../../session/use-permission.ts';
import { useSessionState } from '../../../session/use-session.ts';

/** Whether whoever is signed in makes exceptions at the desk. */
export function useMakesExceptions(): boolean {
  const state = useSessionState();
  return (
    state.kind === 'signed-in' &&
    isPermitted(state.person, modules.staff, activities.staffExceptions)
  );
}

/** The exception where it can be made, by whoever is signed in; else null. */
export function useExceptions() {
  const isAllowed = useMakesExceptions();
  return (exception: DeskException): DeskException | null =>
    isAllowed && isOverridable(exception.reasons) ? exception : null;
}
