import type { PageAddress } from '../../app/page.ts';
import { endpointQuery } from '../../app/query.ts';
import { Copies } from '../../features/title/copies.tsx';
import { titleParams } from './title-queries.ts';
import { useTitle } from './use-title.ts';

export function queries(address: PageAddress) {
  return [endpointQuery('listCopies', { params: titleParams(address), query: {} })];
}

/** Every copy of the title. */
export function Page() {
  return <Copies titleId={useTitle().cod_acervo} />;
}
