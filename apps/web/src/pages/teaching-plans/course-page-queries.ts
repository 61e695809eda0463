import { endpointQuery } from '../../api/query.ts';

/** Query for the libraries to choose from, without disciplines. */
export const optionsQuery = endpointQuery('listPlanOptions', { query: { quantidade: 0 } });
