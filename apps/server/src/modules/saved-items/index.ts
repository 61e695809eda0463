export { alertOfNewTitles } from './alert-of-new-titles.ts';
export { listAlerts, readAlert, removeAlert } from './alerts.ts';
export { mailNewTitles, type AlertLetterDeps } from './mail-new-titles.ts';
export { listSavedItems } from './list-saved-items.ts';
export { changeSavedSearch, removeSavedSearch, saveSearch } from './saved-searches.ts';
