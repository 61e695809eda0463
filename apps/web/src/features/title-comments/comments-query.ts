import { endpointQuery } from '../../api/query.ts';

/** A page of what others have read and may read. */
export const titleCommentsQuery = (titleId: string, pagina = 1) =>
  endpointQuery('listTitleComments', { params: { id: titleId }, query: { pagina } });
