import { useQueryClient } from '@tanstack/react-query';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';

/** Way in which the signed-in reader proves again who they are, before what cannot be undone. */
export interface Confirmation {
  /** Name of the provider at which they confirm it; null if the password is asked for. */
  readonly provider: string | null;
  /** Whether the act may be sent: by a password that is typed with it, or once it was confirmed. */
  readonly isReady: boolean;
  /** Queries the state again: a confirmation counts for minutes alone. */
  readonly renew: () => void;
}

/**
 * Keeps the state of the confirmation: the password is asked for until the server has answered, or if it
 * fails.
 */
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
 * Reads the proof that goes with an act: the password typed in a form's field `senha`, nothing if it was
 * confirmed at a provider; null if the password is missing.
 */
export function proofIn(
  form: HTMLFormElement,
  { provider }: Pick<Confirmation, 'provider'>,
): { readonly senha?: string } | null {
  if (provider !== null) return {};
  const senha = new FormData(form).get('senha');
  return typeof senha === 'string' && senha !== '' ? { senha } : null;
}
