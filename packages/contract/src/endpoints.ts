/** Every endpoint by name: the one list that server, browser and OpenAPI read. */
export { getAccountAddress, issueRedirectToken } from './session/account-redirect.ts';
export { getFirstSteps } from './setup/first-steps.ts';
export { getSetup, setUp } from './setup/setup.ts';
export { issueToken, revokeToken } from './session/auth.ts';
export { exchangeUser, switchLogin } from './session/login-switch.ts';
export { suggestAcquisition, suggestForCourse } from './acquisition/acquisition-suggestion.ts';
export {
  handleAcquisitionSuggestion,
  listAcquisitionSuggestions,
} from './acquisition/suggestion-desk.ts';
export { getAcquisitionStatistics } from './acquisition/acquisition-statistics.ts';
export { listPlanLacks, suggestPlanLacks } from './acquisition/plan-suggestion.ts';
export { findKnownWork } from './acquisition/known-work.ts';
export { listOwnOrders } from './acquisition/purchase-order.ts';
export {
  changePurchaseOrder,
  downloadPurchaseOrders,
  listOrderableSuggestions,
  listPurchaseOrders,
  makePurchaseOrder,
  pricePurchaseOrder,
  receiveDelivery,
} from './acquisition/staff-purchase-order.ts';
export { listOwnSuggestions, listSuggestionStates } from './acquisition/own-suggestion.ts';
export {
  getAuthority,
  getAuthorityMarc,
  listAuthorityChoices,
  searchAuthorities,
} from './authority/authority.ts';
export { changeAccessBlock, listAccessBlocks } from './patron/access-block.ts';
export { getCard } from './patron/card.ts';
export { listAudit } from './people/audit.ts';
export {
  askRegistration,
  confirmRegistration,
  listRegistrations,
  refuseRegistration,
} from './people/registration.ts';
export {
  changeStaffPermissions,
  changeStaffRole,
  giveRole,
  listStaffRoles,
  makeStaffRole,
  removeStaffRole,
} from './people/staff-role.ts';
export {
  addLink,
  checkPersonClosing,
  closePerson,
  endLink,
  resetPassword,
  reviveLink,
} from './people/person-acts.ts';
export {
  changeLink,
  changePerson,
  findPeople,
  getPeopleChoices,
  getPersonRecord,
  registerPerson,
} from './people/person-record.ts';
export {
  addInterests,
  extendInterests,
  getInterestAreas,
  listInterests,
  removeInterest,
  searchInterests,
} from './interest/interest.ts';
export { listInterestTitles } from './interest/interest-titles.ts';
export {
  addSerialInterests,
  changeSerialInterest,
  listSerialInterests,
  removeSerialInterest,
  searchSerialInterests,
} from './interest/serial-interest.ts';
export {
  addWorkTypeInterests,
  changeWorkTypeInterest,
  listWorkTypeInterests,
  removeWorkTypeInterest,
} from './interest/work-type-interest.ts';
export {
  changeNamedList,
  deleteNamedList,
  getNamedList,
  listNamedLists,
  makeNamedList,
  orderNamedLists,
} from './list/named-list.ts';
export {
  addToNamedList,
  moveToNamedList,
  noteInNamedList,
  orderNamedList,
  removeFromNamedList,
} from './list/named-list-title.ts';
export { getSharedList, shareNamedList, withdrawNamedList } from './list/shared-list.ts';
export { listAlerts, readAlert, removeAlert } from './search/alert.ts';
export { browseIndex, listIndexes } from './search/browse.ts';
export {
  getCalendarFeed,
  makeCalendarFeed,
  removeCalendarFeed,
} from './circulation/calendar-feed.ts';
export { createCaptcha } from './session/captcha.ts';
export { createPass, createPassChallenge } from './session/pass.ts';
export { getPixCode, issuePixCode, listDebts } from './debt/debt.ts';
export { issueSlip } from './debt/payment-slip.ts';
export { listDatabases } from './institution/database.ts';
export { changeAppearance, getAppearance } from './institution/edit-appearance.ts';
export { changeCaptcha, getCaptcha } from './session/edit-captcha.ts';
export {
  keepCover,
  listStaffCovers,
  refuseCover,
  replaceCover,
  reportCover,
} from './title/cover.ts';
export { changeCoverSources, getCoverSources } from './title/edit-cover-sources.ts';
export {
  addFloorPlan,
  changeFloorPlan,
  getFloorPlan,
  listFloorPlans,
  removeFloorPlan,
} from './floor-plan/floor-plan.ts';
export { changeColourLabels, getColourLabels } from './title/edit-colour-labels.ts';
export { changeEvents, getEvents } from './institution/edit-events.ts';
export { changeFrontShelves, getFrontShelves } from './institution/edit-front-shelves.ts';
export {
  changeLoanRules,
  changePatronCategories,
  findLoanRule,
  getLoanRules,
  getPatronCategories,
} from './circulation/edit-loan-rules.ts';
export {
  changeCirculationNumbers,
  getCirculationNumbers,
  previewPixKey,
} from './circulation/edit-circulation-numbers.ts';
export {
  changeOpeningCalendar,
  closeInEmergency,
  getOpeningCalendar,
  listNationalHolidays,
} from './institution/edit-opening-calendar.ts';
export { listStaffLibraries, mapLibraryCode } from './institution/edit-libraries.ts';
export {
  addNetworkEntry,
  changeNetworkEntry,
  exportNetworkList,
  importNetworkList,
  listNetworkEntries,
  mergeNetworkEntry,
  removeNetworkEntry,
} from './institution/edit-network-lists.ts';
export { changeNames, getNames } from './institution/edit-names.ts';
export { changeOpeningHours, getOpeningHours } from './institution/edit-opening-hours.ts';
export { changeSettings, getSettings } from './institution/edit-settings.ts';
export { changeSwitches, getSwitches } from './institution/edit-features.ts';
export { changeNotices, changeTexts, getNotices, getTexts } from './institution/edit-texts.ts';
export { changeVendors, getVendors } from './title/edit-vendors.ts';
export { findScannedCopy } from './title/scanned-copy.ts';
export { listEventumEvents, listInstitutionEvents } from './institution/event.ts';
export { listFrontShelves } from './institution/front-shelf.ts';
export { listOpenings } from './institution/opening.ts';
export {
  answerGeneralComment,
  listGeneralComments,
  readGeneralComment,
  sendGeneralComment,
} from './comment/general-comment.ts';
export {
  cancelHolds,
  getHoldChoices,
  limitHold,
  listHoldHistory,
  listHolds,
  placeHold,
  resumeHold,
  suspendHold,
} from './hold/hold.ts';
export { cancelDeskHold, listDeskHolds, missHeldCopy, takeOffHoldShelf } from './hold/hold-desk.ts';
export {
  downloadOverdueLoans,
  listOverdueLoans,
  tellOverdue,
  writeOverdueLetters,
} from './loan/overdue-loan.ts';
export { getInstitution, getSelfService } from './institution/institution.ts';
export { getActivity, getActivityNotice, getFeatures } from './institution/feature.ts';
export {
  listFirstSection,
  listGeneralInformation,
  listQuestions,
  listSecondSection,
} from './institution/institution-text.ts';
export {
  getIssue,
  getSerialIssuesPermission,
  listIssues,
  listSerialIssueChoices,
} from './title/serial-issue.ts';
export {
  cancelLoanRequest,
  getLoanRequestChoices,
  getLoanRequestSlip,
  listLoanRequests,
  makeLoanRequest,
  removeLoanRequest,
} from './loan/loan-request.ts';
export {
  getHandledRequestSlip,
  listLoanRequestsToHandle,
  receiveLoanRequest,
  refuseLoanRequest,
  sendLoanRequest,
} from './loan/loan-request-desk.ts';
export { getPullList } from './loan/pull-list.ts';
export { changeCourierRuns, getCourierRuns } from './loan/courier-run.ts';
export {
  getCampusServices,
  listCampuses,
  listLibraries,
  listServices,
} from './institution/library.ts';
export {
  declareLoanLost,
  getDesk,
  lendAtDesk,
  renewAtDesk,
  returnAtDesk,
} from './circulation/circulation-desk.ts';
export { findDeskPatrons, getDeskPatron, takeLoanToken } from './circulation/desk-patron.ts';
export { changeLoanDueDay, renewInSpite } from './circulation/desk-exception.ts';
export { findDeskTitles, getDeskHoldChoices, placeDeskHold } from './circulation/desk-hold.ts';
export {
  endKioskSession,
  lendAtKiosk,
  renewAtKiosk,
  returnAtKiosk,
  setUpKiosk,
  startKioskSession,
} from './circulation/kiosk.ts';
export { listKiosks, revokeKiosk } from './circulation/staff-kiosk.ts';
export {
  addIdentityProvider,
  changeIdentityProvider,
  changeOwnPasswordUse,
  listIdentityProviders,
  removeIdentityProvider,
  tryIdentityProvider,
} from './identity/identity-provider.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from './session/second-factor.ts';
export {
  addPasskey,
  beginPasskey,
  challengePasskey,
  removePasskey,
  renamePasskey,
} from './session/passkey.ts';
export { finishConfirmation, getConfirmation, startConfirmation } from './identity/confirmation.ts';
export {
  finishProviderSignIn,
  getSignOutAddress,
  listSignInWays,
  startProviderSignIn,
} from './identity/sign-in-way.ts';
export { listApiKeys, makeApiKey, revokeApiKey } from './api-key/api-key.ts';
export { addShortRecord, returnTitle, withdrawTitle } from './title/staff-title.ts';
export {
  endInventory,
  exportInventory,
  getInventory,
  listInventories,
  loseMissingCopies,
  scanInventory,
  startInventory,
} from './circulation/inventory.ts';
export { printCopyLabels } from './circulation/copy-labels.ts';
export { changeCopyBatch } from './circulation/copy-batch.ts';
export {
  addCopy,
  changeCopy,
  followCopyRecord,
  getCopyChoices,
  getStaffCopy,
  listStaffCopies,
  sayCopyState,
} from './circulation/staff-copy.ts';
export {
  listWebhooks,
  makeWebhook,
  removeWebhook,
  resumeWebhook,
  tryWebhook,
} from './webhook/webhook.ts';
export {
  addSip2Terminal,
  changeSip2Terminal,
  listSip2Terminals,
  renewSip2Password,
  revokeSip2Terminal,
} from './circulation/sip2-terminal.ts';
export {
  changeAutomaticRenewal,
  getAutomaticRenewal,
  listLoanHistory,
  listPendingTitles,
  renewLoans,
} from './loan/loan.ts';
export { getLoanToken, issueLoanToken } from './loan/loan-token.ts';
export { changeMailChoice, endMail, getMailChoice } from './circulation/notice.ts';
export { checkClearance, issueClearance, verifyClearance } from './debt/clearance.ts';
export { listClearances, revokeClearance } from './debt/clearance-desk.ts';
export {
  chargePatron,
  discountDebt,
  findDebtors,
  getPatronAccount,
  importStatement,
  liftSuspension,
  payDebts,
  reverseEntry,
  voidDebt,
} from './debt/payment.ts';
export { downloadLedgerActs, listLedgerActs } from './debt/ledger-act.ts';
export { getPaymentReceipt, listReceivedPayments } from './debt/payment-receipt.ts';
export {
  addToPermanentBasket,
  getPermanentBasket,
  listPermanentBasket,
  putInPermanentBasket,
  removeFromPermanentBasket,
} from './search/permanent-basket.ts';
export {
  getPerson,
  getRegistration,
  getShortName,
  listDepartments,
  listLogins,
  renewRegistration,
} from './patron/person.ts';
export {
  changePersonalData,
  confirmEmail,
  getPersonalData,
  withdrawPersonalDataRequest,
} from './patron/personal-data.ts';
export { actByLetter, getLetterAct } from './circulation/letter-act.ts';
export {
  changeHistoryTerm,
  checkAccountClosing,
  clearHistory,
  closeAccount,
  decideMail,
  exportOwnData,
  getPrivacy,
  listRecordLooks,
} from './patron/privacy.ts';
export {
  decidePersonalDataRequest,
  listPersonalDataRequests,
} from './patron/personal-data-request.ts';
export {
  approveCatalogueCard,
  getCatalogueCard,
  previewCatalogueCard,
  verifyCatalogueCard,
} from './request/catalogue-card.ts';
export {
  cancelRequest,
  decideRequestCost,
  getRequestAttachment,
  listRequests,
  listProposedCosts,
  listRequestTitles,
  requestCatalogueCard,
  requestSpecializedSearch,
  requestSurvey,
  requestSwitching,
} from './request/request.ts';
export {
  attachToRequest,
  changeRequestTitles,
  getHandledAttachment,
  handleRequest,
  listRequestsToHandle,
  removeRequestAttachment,
} from './request/request-desk.ts';
export {
  changePassword,
  getPasswordRules,
  checkRecoveryCode,
  recoverPassword,
  replaceTemporaryPassword,
  requestRecoveryCode,
} from './session/recovery.ts';
export { exportCourse, getCourse } from './teaching-plan/course.ts';
export { listOwnPlans } from './teaching-plan/own-teaching-plan.ts';
export {
  listActOptions,
  listArchiveOptions,
  listStandardOptions,
  listTargetProducts,
} from './search/material-options.ts';
export {
  changeSavedSearch,
  listSavedItems,
  removeSavedSearch,
  saveSearch,
  saveTitles,
  unsaveTitles,
} from './search/saved-item.ts';
export {
  listAdditionalTitles,
  listDefaultCovers,
  listOrders,
  searchTitles,
  suggest,
} from './search/search.ts';
export { listSuspensions } from './debt/suspension.ts';
export { listFilters } from './search/search-filter.ts';
export { listSearchCampuses, listSearchLibraries } from './search/search-place.ts';
export { importLoans, importPatrons } from './protocol/sheet-import.ts';
export { getSummary } from './title/summary.ts';
export { findBibliography, listPlanOptions } from './teaching-plan/teaching-plan.ts';
export { listCourses, listDisciplines, listProfessors } from './teaching-plan/teaching-lookup.ts';
export {
  getTitle,
  listCopies,
  listSimilarTitles,
  listTitleLibraries,
  listTitleLinks,
} from './title/title.ts';
export {
  getAbntLink,
  getTargetLink,
  listCovers,
  listResultLinks,
  recordUsage,
  recordRestrictedUsage,
} from './title/usage-event.ts';
export { getTitleColour } from './title/title-colour.ts';
export {
  addIssue,
  claimIssues,
  listStaffIssues,
  revertIssue,
  setIssueState,
  writeIssueClaim,
} from './title/staff-issue.ts';
export { getTitleMarc } from './title/title-marc.ts';
export { listEditions, listShelfNeighbours } from './title/title-neighbours.ts';
export {
  decideTitleComment,
  deleteTitleComment,
  listCommentedTitles,
  listCommentsToApprove,
  listOwnTitleComments,
  listTitleComments,
  writeTitleComment,
} from './comment/title-comment.ts';
export { rateTitle, withdrawRating } from './comment/title-rating.ts';
export { getTitleMetadata } from './title/title-metadata.ts';
export { getTitlePermissions } from './title/title-permission.ts';
export { getTitleTotals, getTitleYear, listTitleYears } from './title/usage-statistics.ts';
export { exportBasket, exportTitle } from './title/title-export.ts';
export { getTitleDublinCore, getTitleReference } from './title/title-reference.ts';
export { listTransits, missTransit, receiveTransit } from './circulation/transit.ts';
export { getRepositoryAddress } from './title/repository.ts';
export { getVendorAddress, listVendors } from './title/vendor.ts';
export {
  changeNetwork,
  getNetwork,
  harvestNetworkInstitution,
  tryNetworkInstitution,
} from './network/edit-network.ts';
export { getNetworkTitle, listNetworkInstitutions } from './network/network-title.ts';
export {
  beginImportRun,
  cancelImportRun,
  downloadImportedRecords,
  getImportRun,
  listImportedRecords,
  listImportRuns,
  sendImportPart,
  startImportRun,
} from './import/import-run.ts';
export { downloadReport, getReport } from './report/report.ts';
