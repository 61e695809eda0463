import type { Output } from '../../../api/api.ts';

/** Order as its library sees it. */
export type Order = Output<'listPurchaseOrders'>['pedidos'][number];
