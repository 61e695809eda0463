import { z } from 'zod';

/** Place on a floor plan. */
export const placeOnPlan = z
  .object({
    cod_planta: z.number().int(),
    /** Name of the floor: '2.º piso'. */
    desc_planta: z.string(),
    cod_estante: z.number().int(),
    /** Name of the shelf: 'Estante 14'. */
    desc_estante: z.string(),
    /** First and last call number of the shelf; '' for no end. */
    chamada_de: z.string(),
    chamada_ate: z.string(),
    /** Address of the plan with the shelf highlighted. */
    link_planta: z.string(),
  })
  .meta({ id: 'PlaceOnPlan' });
