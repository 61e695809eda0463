import type { MaterialFieldsTab } from '@estante/contract/plain';
import { endpointQuery, type EndpointQuery } from '../../api/query.ts';

export const archiveOptionsQuery = endpointQuery('listArchiveOptions', {});
export const actOptionsQuery = endpointQuery('listActOptions', {});
export const standardOptionsQuery = endpointQuery('listStandardOptions', {});

/** Queries for the options that the form of each tab offers to choose from. */
export const materialFormQueries: Readonly<Record<MaterialFieldsTab, EndpointQuery>> = {
  arquivo: archiveOptionsQuery,
  'atos-normativos': actOptionsQuery,
  normas: standardOptionsQuery,
};
