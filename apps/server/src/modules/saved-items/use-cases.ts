import { defineUseCases } from '../define-use-cases.ts';
import { listAlerts, readAlert, removeAlert } from './alerts.ts';
import { listSavedItems } from './list-saved-items.ts';
import { changeSavedSearch, removeSavedSearch, saveSearch } from './saved-searches.ts';

/** Use cases behind the calls of saved searches and their alerts. */
export const useCases = defineUseCases((context) => ({
  listSavedItems: listSavedItems(context),
  saveSearch: saveSearch(context),
  changeSavedSearch: changeSavedSearch(context),
  removeSavedSearch: removeSavedSearch(context.db),
  listAlerts: listAlerts(context.db),
  readAlert: readAlert(context),
  removeAlert: removeAlert(context),
}));
