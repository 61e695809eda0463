import { defineUseCases } from '../../define-use-cases.ts';
import { cancelHolds, limitHold, resumeHold, suspendHold } from './change-holds.ts';
import { cancelDeskHold, listDeskHolds, takeOffHoldShelf } from './desk-holds.ts';
import { getHoldChoices } from './get-hold-choices.ts';
import { listHoldHistory } from './list-hold-history.ts';
import { listHolds } from './list-holds.ts';
import { placeHold } from './place-hold.ts';

/** Use cases behind the calls of holds. */
export const useCases = defineUseCases((context) => ({
  getHoldChoices: getHoldChoices(context),
  placeHold: placeHold(context),
  listHolds: listHolds(context),
  cancelHolds: cancelHolds(context),
  listHoldHistory: listHoldHistory(context),
  suspendHold: suspendHold(context),
  resumeHold: resumeHold(context),
  limitHold: limitHold(context),
  listDeskHolds: listDeskHolds(context),
  cancelDeskHold: cancelDeskHold(context),
  takeOffHoldShelf: takeOffHoldShelf(context),
}));
