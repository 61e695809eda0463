import { z } from 'zod';

/** Place on the plan of a floor where something stands. */
export const placeOnPlan = z
  .object({
    cod_planta: z.number().int(),
    /** '2.º piso' */
    desc_planta: z.string(),
    cod_estante: z.number().int(),
    /** 'Estante 14' */
    desc_estante: z.string(),
    /** First and last call number of the shelf; '' for no end. */
    chamada_de: z.string(),
    chamada_ate: z.string(),
    /** Address of the plan with the shelf lit. */
    link_planta: z.string(),
  })
  .meta({ id: 'PlaceOnPlan' });
