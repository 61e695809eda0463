import { endpointQuery } from '../../app/query.ts';

export const titleQuery = (id: string) => endpointQuery('getTitle', { params: { id } });
