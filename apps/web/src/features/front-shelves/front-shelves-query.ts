import { endpointQuery } from '../../api/query.ts';

export const frontShelvesQuery = endpointQuery('listFrontShelves', {});
