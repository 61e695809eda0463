import { defineUseCases } from '../define-use-cases.ts';
import { handleSuggestion } from './handle-suggestion.ts';
import { changeOrder } from './change-order.ts';
import { downloadOrders } from './download-orders.ts';
import { findKnownWork } from './find-known-work.ts';
import { getAcquisitionStatistics } from './get-statistics.ts';
import { listOrderableSuggestions, listPurchaseOrders } from './list-orders.ts';
import { listOwnOrders } from './list-own-orders.ts';
import { listPlanLacks } from './list-plan-lacks.ts';
import { makeOrder } from './make-order.ts';
import { priceOrder } from './price-order.ts';
import { receiveDelivery } from './receive-delivery.ts';
import { listOwnSuggestions, listSuggestionStates } from './list-own-suggestions.ts';
import { listSuggestions } from './list-suggestions.ts';
import { suggestPlanLacks } from './suggest-plan.ts';
import { suggestAcquisition, suggestForCourse } from './suggest.ts';

/** Use cases behind the calls of acquisition suggestions and of the orders that come of them. */
export const useCases = defineUseCases((context) => ({
  suggestAcquisition: suggestAcquisition(context),
  suggestForCourse: suggestForCourse(context),
  listPlanLacks: listPlanLacks(context),
  suggestPlanLacks: suggestPlanLacks(context),
  listSuggestionStates: listSuggestionStates(context.db),
  listOwnSuggestions: listOwnSuggestions(context.db),
  listOwnOrders: listOwnOrders(context.db),
  listPurchaseOrders: listPurchaseOrders(context.db),
  listOrderableSuggestions: listOrderableSuggestions(context.db),
  downloadPurchaseOrders: downloadOrders(context),
  pricePurchaseOrder: priceOrder(context),
  makePurchaseOrder: makeOrder(context),
  changePurchaseOrder: changeOrder(context),
  receiveDelivery: receiveDelivery(context),
  findKnownWork: findKnownWork(context),
  getAcquisitionStatistics: getAcquisitionStatistics(context),
  listAcquisitionSuggestions: listSuggestions(context.db),
  handleAcquisitionSuggestion: handleSuggestion(context),
}));
