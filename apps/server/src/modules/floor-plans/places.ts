import type { endpoints, Success } from '@estante/contract';
import type { MarkedShelf } from './repository.ts';

type PlaceOnPlan = NonNullable<
  Success<typeof endpoints.listCopies>['exemplares'][number]['na_planta']
>;

/** A shelf as readers are told of it. */
export function presentPlace(shelf: MarkedShelf): PlaceOnPlan {
  return {
    cod_planta: shelf.planId,
    desc_planta: shelf.plan,
    cod_estante: shelf.id,
    desc_estante: shelf.name,
    chamada_de: shelf.from,
    chamada_ate: shelf.to,
    link_planta: `/api/plantas/${shelf.planId}?estante=${shelf.id}`,
  };
}
