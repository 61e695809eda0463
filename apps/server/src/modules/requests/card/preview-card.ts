import type { endpoints, RequestDetails } from '@estante/contract';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { keywords } from './card-details.ts';
import { composeCard } from './compose-card.ts';
import { suggestClasses, type CatalogueDeps } from './suggest-class.ts';

/** Previews a card. The class is a librarian's to say: what similar titles have stands beside the card. */
export function previewCatalogueCard(
  deps: CatalogueDeps,
): UseCase<typeof endpoints.previewCatalogueCard> {
  return async ({ body: { notacao, cdd, ...sent } }) => {
    // A card is written in the language of the agency.
    const ficha = composeCard(sent as RequestDetails, { notacao, cdd }, 'pt');
    const classes = await suggestClasses(deps, keywords(sent.palavras_chave));
    return {
      status: 200,
      body: { ficha: { ...ficha, paragrafos: [...ficha.paragrafos] }, classes },
    };
  };
}
