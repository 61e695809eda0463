import { endpointQuery } from '../../api/query.ts';

/** Query for a page of the comments that are published. */
export const titleCommentsQuery = (titleId: string, pagina = 1) =>
  endpointQuery('listTitleComments', { params: { id: titleId }, query: { pagina } });
