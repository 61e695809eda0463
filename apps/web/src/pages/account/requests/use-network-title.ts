import type { RequestKind } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';

interface AskedTitle {
  readonly isAsked: boolean;
  readonly isPending: boolean;
  /** Null: none, or one that is no longer there. */
  readonly title: Output<'getNetworkTitle'> | null;
}

/** The title of another institution from whose page the reader came to ask for it. */
export function useNetworkTitle(kind: RequestKind): AskedTitle {
  const [params] = useSearchParams();
  const id = params.get('rede') ?? '';
  const isAsked = kind === 'comutacao-bibliografica' && /^[1-9]\d{0,8}$/.test(id);
  const asked = useEndpoint(endpointQuery('getNetworkTitle', { params: { id } }), {
    enabled: isAsked,
  });
  return { isAsked, isPending: isAsked && asked.isPending, title: asked.data ?? null };
}
