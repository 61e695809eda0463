import { useQueryClient } from '@tanstack/react-query';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';

/** Way in which whoever is signed in shows again who they are, before what cannot be undone. */
export interface Confirmation {
  /** Name of the provider at which they confirm it; null where it is the password that is asked for. */
  readonly provider: string | null;
  /** Whether the act may be sent: by a password that is typed with it, or once it was confirmed. */
  readonly isReady: boolean;
  /** Asks again how it stands: what was confirmed counts for minutes alone. */
  readonly renew: () => void;
}

/** Until the server has answered, and where it does not, the password is asked for. */
export function useConfirmation(): Confirmation {
  const client = useQueryClient();
  const { data } = useEndpoint(endpointQuery('getConfirmation', {}), { staleTime: 0 });
  const provider = data?.provedor ?? null;
  return {
    provider,
    isReady: provider === null || data?.confirmado === true,
    renew: () => {
      if (provider !== null) void askAgain(client, ['getConfirmation']);
    },
  };
}

/**
 * Reads the proof that goes with an act: the password typed in a form's field `senha`, nothing where it was
 * confirmed at a provider; null where the password is missing.
 */
export function proofIn(
  form: HTMLFormElement,
  { provider }: Pick<Confirmation, 'provider'>,
): { readonly senha?: string } | null {
  if (provider !== null) return {};
  const senha = new FormData(form).get('senha');
  return typeof senha === 'string' && senha !== '' ? { senha } : null;
}
