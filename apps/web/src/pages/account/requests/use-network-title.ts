import type { RequestKind } from '@estante/contract/plain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApiFailure, Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';

interface AskedTitle {
  readonly isAsked: boolean;
  /** Query of the title; null if none was requested, or it no longer exists. */
  readonly asked: UseQueryResult<Output<'getNetworkTitle'>, ApiFailure> | null;
}

/** Reads the title of another institution from whose page the reader came. */
export function useNetworkTitle(kind: RequestKind): AskedTitle {
  const [params] = useSearchParams();
  const id = params.get('rede') ?? '';
  const isAsked = kind === 'comutacao-bibliografica' && /^[1-9]\d{0,8}$/.test(id);
  const query = endpointQuery('getNetworkTitle', { params: { id } });
  const asked = useEndpoint(query, { enabled: isAsked });
  const isGone = asked.error?.status === 404 || asked.error?.codigo === 'RecursoDesativado';
  return { isAsked, asked: isAsked && !isGone ? asked : null };
}
