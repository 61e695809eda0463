import { modules } from '@estante/contract/plain';
import { useSessionState } from './use-session.ts';

/** Whether the signed-in person may do anything in the staff area; its own pages know which tasks. */
export function useIsStaff(): boolean {
  const state = useSessionState();
  if (state.kind !== 'signed-in') return false;
  return state.person.authPermissions.some(({ cod_modulo }) => cod_modulo === modules.staff);
}
