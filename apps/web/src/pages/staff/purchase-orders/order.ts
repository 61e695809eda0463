import type { Output } from '../../../api/api.ts';

/** As its library sees it. */
export type Order = Output<'listPurchaseOrders'>['pedidos'][number];
