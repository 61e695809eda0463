import { modules } from '@estante/contract/plain';
import { useSessionState } from './use-session.ts';

/** Whether the person signed in may do anything in the staff area; which tasks, its own pages know. */
export function useIsStaff(): boolean {
  const state = useSessionState();
  if (state.kind !== 'signed-in') return false;
  return state.person.authPermissions.some(({ cod_modulo }) => cod_modulo === modules.staff);
}
