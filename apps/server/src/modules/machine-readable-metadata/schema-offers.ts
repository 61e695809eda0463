import type { Description } from '@estante/marc';
import type { Availability } from '../catalogue/index.ts';
import type { SchemaThing } from './thing.ts';

/** Offers of a title: one for each library that has it, and one where it can be read on the web. */
export function offersOf(
  availability: Availability,
  d: Description,
  institution: string,
): readonly SchemaThing[] {
  const [online] = d.links.filter(({ kind }) => kind === 'resource');
  const lent = availability.bibliotecas.map((library) => ({
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    price: '0',
    priceCurrency: 'BRL',
    availability: `https://schema.org/${stateOf(library)}`,
    availableAtOrFrom: { '@type': 'Library', name: library.desc_biblioteca },
    seller: { '@type': 'Organization', name: institution },
  }));
  if (!d.isOnline || !online) return lent;
  const read = { '@type': 'Offer', availability: 'https://schema.org/OnlineOnly', url: online.url };
  return [...lent, read];
}

type LibraryAvailability = Availability['bibliotecas'][number];

/** State of what a library holds: textual holdings, as serials have them, are read in the library. */
function stateOf({ disponiveis, consulta_local, colecoes }: LibraryAvailability): string {
  if (disponiveis > 0) return 'InStock';
  return consulta_local > 0 || colecoes > 0 ? 'InStoreOnly' : 'OutOfStock';
}
