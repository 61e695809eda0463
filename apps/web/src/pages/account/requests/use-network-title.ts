import type { RequestKind } from '@estante/contract/plain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApiFailure, Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';

interface AskedTitle {
  readonly isAsked: boolean;
  /** Null: none is asked for, or it is no longer there for anybody. */
  readonly asked: UseQueryResult<Output<'getNetworkTitle'>, ApiFailure> | null;
}

/** The title of another institution from whose page the reader came to ask for it. */
export function useNetworkTitle(kind: RequestKind): AskedTitle {
  const [params] = useSearchParams();
  const id = params.get('rede') ?? '';
  const isAsked = kind === 'comutacao-bibliografica' && /^[1-9]\d{0,8}$/.test(id);
  const query = endpointQuery('getNetworkTitle', { params: { id } });
  const asked = useEndpoint(query, { enabled: isAsked });
  const isGone = asked.error?.status === 404 || asked.error?.codigo === 'RecursoDesativado';
  return { isAsked, asked: isAsked && !isGone ? asked : null };
}
