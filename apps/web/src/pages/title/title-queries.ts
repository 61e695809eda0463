import type { PageAddress } from '../../app/page.ts';
import { endpointQuery } from '../../app/query.ts';

export const titleQuery = (id: string) => endpointQuery('getTitle', { params: { id } });

/** Of the address of a title or of a sub-page of it. */
export const titleParams = ({ params: { codAcervo = '' } }: PageAddress) => ({ id: codAcervo });
