import { endpointQuery } from '../../api/query.ts';

/** Most copies that are read at a glance: the others have a page of their own. */
const shownCopies = 20;

export const firstCopiesQuery = (id: string) =>
  endpointQuery('listCopies', { params: { id }, query: { quantidade: shownCopies } });

export const titleLibrariesQuery = (id: string) =>
  endpointQuery('listTitleLibraries', { params: { id } });

export const titleLinksQuery = (id: string) => endpointQuery('listTitleLinks', { params: { id } });
