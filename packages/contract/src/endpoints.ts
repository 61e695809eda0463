/** Every endpoint by name: the one list that server, browser and OpenAPI read. */
export { getAccountAddress, issueRedirectToken } from './account-redirect.ts';
export { exchangeUser, issueToken, revokeToken, switchLogin } from './auth.ts';
export {
  handleAcquisitionSuggestion,
  listAcquisitionSuggestions,
  suggestAcquisition,
  suggestForCourse,
} from './acquisition-suggestion.ts';
export {
  getAuthority,
  getAuthorityMarc,
  listAuthorityChoices,
  searchAuthorities,
} from './authority.ts';
export { listAlerts, readAlert, removeAlert } from './alert.ts';
export { browseIndex, listIndexes } from './browse.ts';
export { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from './calendar-feed.ts';
export { createCaptcha } from './captcha.ts';
export { getPixCode, issueSlip, listDebts } from './debt.ts';
export { listDatabases } from './database.ts';
export { changeAppearance, getAppearance } from './edit-appearance.ts';
export { changeCaptcha, getCaptcha } from './edit-captcha.ts';
export { changeColourLabels, getColourLabels } from './edit-colour-labels.ts';
export { changeEvents, getEvents } from './edit-events.ts';
export {
  changeCirculationNumbers,
  changeLoanRules,
  changePatronCategories,
  findLoanRule,
  getCirculationNumbers,
  getLoanRules,
  getPatronCategories,
} from './edit-loan-rules.ts';
export {
  changeOpeningCalendar,
  closeInEmergency,
  getOpeningCalendar,
} from './edit-opening-calendar.ts';
export { changeOpeningHours, getOpeningHours } from './edit-opening-hours.ts';
export { changeSettings, getSettings } from './edit-settings.ts';
export { changeSwitches, getSwitches } from './edit-features.ts';
export { changeNotices, changeTexts, getNotices, getTexts } from './edit-texts.ts';
export { changeVendors, getVendors } from './edit-vendors.ts';
export { listEventumEvents, listInstitutionEvents } from './event.ts';
export {
  answerGeneralComment,
  listGeneralComments,
  readGeneralComment,
  sendGeneralComment,
} from './general-comment.ts';
export {
  cancelHolds,
  getHoldChoices,
  limitHold,
  listHoldHistory,
  listHolds,
  placeHold,
  resumeHold,
  suspendHold,
} from './hold.ts';
export { cancelDeskHold, listDeskHolds, takeOffHoldShelf } from './hold-desk.ts';
export {
  getActivity,
  getActivityNotice,
  getFeatures,
  getInstitution,
  getSelfService,
} from './institution.ts';
export {
  listFirstSection,
  listGeneralInformation,
  listQuestions,
  listSecondSection,
} from './institution-text.ts';
export { getIssue, getKardexPermission, listIssues, listKardexChoices } from './kardex.ts';
export {
  cancelLoanRequest,
  getLoanRequestChoices,
  getLoanRequestSlip,
  listLoanRequests,
  makeLoanRequest,
  removeLoanRequest,
} from './loan-request.ts';
export {
  changeCourierRuns,
  getCourierRuns,
  getHandledRequestSlip,
  listLoanRequestsToHandle,
  receiveLoanRequest,
  refuseLoanRequest,
  sendLoanRequest,
} from './loan-request-desk.ts';
export { getCampusServices, listCampuses, listLibraries, listServices } from './library.ts';
export {
  declareLoanLost,
  findDeskPatrons,
  getDeskPatron,
  lendAtDesk,
  renewAtDesk,
  returnAtDesk,
  takeLoanToken,
} from './circulation-desk.ts';
export {
  endKioskSession,
  lendAtKiosk,
  listKiosks,
  renewAtKiosk,
  returnAtKiosk,
  revokeKiosk,
  setUpKiosk,
  startKioskSession,
} from './kiosk.ts';
export {
  changeAutomaticRenewal,
  getAutomaticRenewal,
  listLoanHistory,
  listPendingTitles,
  renewLoans,
} from './loan.ts';
export { getLoanToken, issueLoanToken } from './loan-token.ts';
export { changeMailChoice, endMail, getMailChoice } from './notice.ts';
export {
  checkNoDebts,
  declareNoDebts,
  listDeclarations,
  revokeDeclaration,
  verifyDeclaration,
} from './no-debts.ts';
export {
  chargePatron,
  discountDebt,
  findDebtors,
  getPatronAccount,
  importStatement,
  liftSuspension,
  payDebts,
  reverseEntry,
} from './payment.ts';
export { getPaymentReceipt, listReceivedPayments } from './payment-receipt.ts';
export {
  addToPermanentBasket,
  getPermanentBasket,
  listPermanentBasket,
  putInPermanentBasket,
  removeFromPermanentBasket,
} from './permanent-basket.ts';
export {
  getPerson,
  getRegistration,
  getShortName,
  listDepartments,
  listLogins,
  renewRegistration,
} from './person.ts';
export {
  changePassword,
  checkRecoveryCode,
  recoverPassword,
  requestRecoveryCode,
} from './recovery.ts';
export { listOwnPlans } from './own-teaching-plan.ts';
export {
  listActOptions,
  listArchiveOptions,
  listStandardOptions,
  listTargetProducts,
} from './own-options.ts';
export {
  changeSavedSearch,
  listSavedItems,
  removeSavedSearch,
  saveSearch,
  saveTitles,
  unsaveTitles,
} from './saved-item.ts';
export {
  listAdditionalTitles,
  listDefaultCovers,
  listOrders,
  searchTitles,
  suggest,
} from './search.ts';
export { listSuspensions } from './suspension.ts';
export { listFilters } from './search-filter.ts';
export { listSearchCampuses, listSearchLibraries } from './search-place.ts';
export { importLoans, importPatrons } from './sheet-import.ts';
export { getSummary } from './summary.ts';
export {
  findBibliography,
  listCourses,
  listDisciplines,
  listPlanOptions,
  listProfessors,
} from './teaching-plan.ts';
export {
  getTitle,
  listCopies,
  listSimilarTitles,
  listTitleLibraries,
  listTitleLinks,
} from './title.ts';
export {
  getAbntLink,
  getTargetLink,
  listCovers,
  listResultLinks,
  recordAccess,
  recordRestrictedAccess,
} from './title-access.ts';
export { getTitleColour } from './title-colour.ts';
export { getTitleMarc } from './title-marc.ts';
export { listEditions, listShelfNeighbours } from './title-neighbours.ts';
export {
  decideTitleComment,
  deleteTitleComment,
  listCommentedTitles,
  listCommentsToApprove,
  listOwnTitleComments,
  listTitleComments,
  writeTitleComment,
} from './title-comment.ts';
export { getTitleMetadata } from './title-metadata.ts';
export { getTitlePermissions } from './title-permission.ts';
export { getTitleTotals, getTitleYear, listTitleYears } from './title-statistics.ts';
export { exportBasket, exportTitle } from './title-export.ts';
export { getTitleDublinCore, getTitleReference } from './title-reference.ts';
export { listTransits, receiveTransit } from './transit.ts';
export { getVendorAddress, listVendors } from './vendor.ts';
