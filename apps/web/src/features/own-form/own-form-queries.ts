import type { OwnFieldsTab } from '@estante/contract/plain';
import type { EndpointQuery } from '../../api/query.ts';
import { actOptionsQuery } from './act-fields.tsx';
import { archiveOptionsQuery } from './archive-fields.tsx';
import { standardOptionsQuery } from './standard-fields.tsx';

/** What the form of each tab offers to choose from. */
export const ownFormQueries: Readonly<Record<OwnFieldsTab, EndpointQuery>> = {
  arquivo: archiveOptionsQuery,
  'atos-normativos': actOptionsQuery,
  normas: standardOptionsQuery,
};
