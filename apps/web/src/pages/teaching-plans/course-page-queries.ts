import { endpointQuery } from '../../api/query.ts';

/** Libraries to choose from: disciplines are none of it. */
export const optionsQuery = endpointQuery('listPlanOptions', { query: { quantidade: 0 } });
