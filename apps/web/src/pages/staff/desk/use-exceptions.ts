import { activities, modules } from '@estante/contract/plain';
import { isOverridable, type DeskException } from '../../../features/desk/desk-exception.ts';
import { isPermitted } from '../../../session/is-permitted.ts';
import { useSessionState } from '../../../session/use-session.ts';

/** Whether the signed-in member of staff may make exceptions at the desk. */
export function useMakesExceptions(): boolean {
  const state = useSessionState();
  return (
    state.kind === 'signed-in' &&
    isPermitted(state.person, modules.staff, activities.staffExceptions)
  );
}

/** Gives an exception if the signed-in member of staff may make it; else null. */
export function useExceptions() {
  const isAllowed = useMakesExceptions();
  return (exception: DeskException): DeskException | null =>
    isAllowed && isOverridable(exception.reasons) ? exception : null;
}
