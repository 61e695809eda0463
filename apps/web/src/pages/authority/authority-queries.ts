import { endpointQuery } from '../../api/query.ts';

export const authorityQuery = (id: string) => endpointQuery('getAuthority', { params: { id } });
export const marcQuery = (id: string) => endpointQuery('getAuthorityMarc', { params: { id } });
