import { defineUseCases } from '../define-use-cases.ts';
import { approveCatalogueCard } from './card/approve-card.ts';
import { getCatalogueCard } from './card/get-card.ts';
import { previewCatalogueCard } from './card/preview-card.ts';
import { verifyCatalogueCard } from './card/verify-card.ts';
import { attachToRequest, removeRequestAttachment } from './attach.ts';
import { changeRequestTitles } from './change-titles.ts';
import { decideRequestCost } from './decide-cost.ts';
import { getHandledAttachment, getRequestAttachment } from './get-attachment.ts';
import { handleRequest } from './handle-request.ts';
import { listProposedCosts } from './list-costs.ts';
import { listRequests } from './list-requests.ts';
import { listRequestsToHandle } from './list-to-handle.ts';
import {
  requestCatalogueCard,
  requestSpecializedSearch,
  requestSurvey,
  requestSwitching,
} from './make-request.ts';
import { cancelRequest, listRequestTitles } from './own-request.ts';

/** Use cases behind the calls of requests of readers to the staff. */
export const useCases = defineUseCases((context) => ({
  requestSwitching: requestSwitching(context),
  requestSurvey: requestSurvey(context),
  requestCatalogueCard: requestCatalogueCard(context),
  requestSpecializedSearch: requestSpecializedSearch(context),
  listRequests: listRequests(context.db),
  listProposedCosts: listProposedCosts(context.db),
  cancelRequest: cancelRequest(context),
  decideRequestCost: decideRequestCost(context),
  listRequestTitles: listRequestTitles(context),
  getRequestAttachment: getRequestAttachment(context.db),
  listRequestsToHandle: listRequestsToHandle(context),
  handleRequest: handleRequest(context),
  attachToRequest: attachToRequest(context),
  getHandledAttachment: getHandledAttachment(context.db),
  removeRequestAttachment: removeRequestAttachment(context),
  previewCatalogueCard: previewCatalogueCard(context),
  getCatalogueCard: getCatalogueCard(context.db),
  approveCatalogueCard: approveCatalogueCard(context),
  verifyCatalogueCard: verifyCatalogueCard(context.db),
  changeRequestTitles: changeRequestTitles(context),
}));
