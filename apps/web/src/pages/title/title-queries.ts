import { endpointQuery } from '../../api/query.ts';

export const titleQuery = (id: string) => endpointQuery('getTitle', { params: { id } });
