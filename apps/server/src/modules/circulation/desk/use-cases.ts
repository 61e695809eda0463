import { defineUseCases } from '../../define-use-cases.ts';
import { declareLoanLost, lendAtDesk, renewAtDesk, returnAtDesk } from './desk-acts.ts';
import { changeLoanDueDay, renewInSpite } from './desk-exceptions.ts';
import { getDeskHoldChoices, placeDeskHold } from './desk-holds.ts';
import { getDesk } from './desk-library.ts';
import { findDeskTitles } from './find-titles.ts';
import { findDeskPatrons, getDeskPatron, takeLoanToken } from './find-patrons.ts';

/** Use cases behind the calls of the circulation desk. */
export const useCases = defineUseCases((context) => ({
  getDesk: getDesk(context),
  findDeskPatrons: findDeskPatrons(context),
  getDeskPatron: getDeskPatron(context),
  takeLoanToken: takeLoanToken(context),
  lendAtDesk: lendAtDesk(context),
  returnAtDesk: returnAtDesk(context),
  renewAtDesk: renewAtDesk(context),
  declareLoanLost: declareLoanLost(context),
  renewInSpite: renewInSpite(context),
  changeLoanDueDay: changeLoanDueDay(context),
  findDeskTitles: findDeskTitles(context),
  getDeskHoldChoices: getDeskHoldChoices(context),
  placeDeskHold: placeDeskHold(context),
}));
