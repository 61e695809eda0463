/** Parts of the contract that the browser may load: those without zod. Shapes come as types alone. */
export { accountPages } from './session/account-page.ts';
export { isPersonalPage, pageAudiences } from './session/page-audience.ts';
export { endlessParts, isEndless } from './search/endless-search.ts';
export { passkeyLimits } from './session/passkey-limits.ts';
export { activities, type ActivityCode } from './protocol/activity.ts';
export {
  authorityTypes,
  headingRelations,
  headingUses,
  type AuthorityType,
  type HeadingRelation,
  type HeadingUse,
} from './authority/authority-type.ts';
export { floorPlanLimits } from './floor-plan/floor-plan-limit.ts';
export { coverLists, largestCover, type CoverList } from './title/cover-state.ts';
export { redirectGrant, webClient } from './protocol/client.ts';
export {
  debtKinds,
  debtTextLength,
  clearanceStates,
  largestAmount,
  ledgerActKinds,
  ledgerActStates,
  longestLedgerFile,
  paymentMethods,
  paymentStates,
  statementOutcomes,
  type DebtKind,
  type ClearanceState,
  type LedgerActKind,
  type LedgerActState,
  type PaymentMethod,
  type PaymentState,
  type StatementOutcome,
  type Voidability,
} from './debt/debt-kind.ts';
export {
  areaSchemes,
  interestKinds,
  interestsLimit,
  journalTypes,
  longestValidity,
  type AreaScheme,
  type InterestKind,
  type JournalType,
} from './interest/interest-kind.ts';
export {
  listDescriptionLength,
  listNameLength,
  listNoteLength,
  listTitlesLimit,
  namedListsLimit,
  sharedListPageSize,
} from './list/named-list-limits.ts';
export {
  auditedListActs,
  auditKinds,
  type AuditedListAct,
  type ListedAuditKind,
} from './people/audit-kind.ts';
export {
  linkRoles,
  personLengths,
  readerRoles,
  staffRoleNameLength,
  temporaryPasswordDays,
  type LinkRole,
  type ReaderRole,
} from './people/person-limits.ts';
export { letterActs, letterActStates, type LetterAct } from './circulation/letter-act-kind.ts';
export {
  apiKeyDays,
  apiKeyNameLength,
  apiKeysLimit,
  apiKeyPrefix,
  keyPermissions,
  type KeyPermission,
} from './api-key/api-key-permission.ts';
export {
  identityProtocols,
  identityProviderLengths,
  mostCategoryRows,
  ownPasswordUses,
  secondFactorRoles,
  type IdentityProtocol,
  type OwnPasswordUse,
  type ProviderTrialStep,
} from './identity/identity-provider-state.ts';
export {
  webhookAddressLength,
  webhookSecretPrefix,
  webhooksLimit,
  webhookTopics,
  type WebhookEventName,
  type WebhookTopic,
} from './webhook/webhook-topic.ts';
export {
  sip2CharacterSets,
  sip2Lengths,
  sip2Rights,
  type Sip2Right,
} from './circulation/sip2-terminal-state.ts';
export {
  batchLimit,
  batchResults,
  batchStates,
  type BatchResult,
  copyFields,
  inventoryFindings,
  inventoryResults,
  type InventoryFinding,
  type InventoryResult,
  copyLengths,
  longestFindings,
  copyStates,
  saidCopyStates,
  type CopyField,
  type CopyState,
  type SaidCopyState,
} from './circulation/copy-state.ts';
export {
  copyLabelCodes,
  copyLabelKinds,
  copyLabelSheets,
  type LabelSheet,
} from './circulation/copy-label-kind.ts';
export { kioskLengths, kioskStates, type KioskState } from './circulation/kiosk-state.ts';
export {
  activityOfFormat,
  citationStyles,
  exportFormats,
  exportLimits,
  exportMediaTypes,
  isListFormat,
  type CitationStyle,
  type ExportFormat,
} from './title/export-format.ts';
export {
  commentLength,
  commentStates,
  type CommentState,
} from './comment/general-comment-state.ts';
export {
  deskHoldStates,
  holdHistoryPageSize,
  type DeskHoldState,
  type HoldEnd,
  type HoldState,
} from './hold/hold-state.ts';
export {
  longestOverdueFile,
  mostOverdueLetters,
  overdueBands,
  type OverdueBand,
} from './loan/overdue-band.ts';
export {
  isLanguage,
  languageCookie,
  languageHeader,
  languageIds,
  languages,
  pageOnlyLanguages,
  type Language,
  type PageLanguage,
} from './protocol/language.ts';
export { featurePlaces } from './institution/feature-place.ts';
export { isBareNumber } from './loan/bare-number.ts';
export {
  deskPlace,
  loanRequestEnders,
  loanRequestFilters,
  loanRequestLengths,
  loanRequestStates,
  type LoanRequestEnder,
  type LoanRequestFilter,
  type LoanRequestState,
} from './loan/loan-request-state.ts';
export {
  actStateCodes,
  isMaterialFieldsTab,
  levelCodes,
  materialFields,
  materialFieldsOf,
  periodCodes,
  relationCodes,
  standardStateCodes,
  type LevelCode,
  type MaterialField,
  type MaterialFieldsTab,
  type PeriodCode,
  type RelationCode,
  type StateCode,
} from './search/material-field.ts';
export {
  browseIndexes,
  additionalDataTypes,
  filterTypes,
  groupings,
  isSearchTab,
  isTitleTab,
  orderCodes,
  searchIndexes,
  searchTabs,
  titleTabs,
  unfinishedParts,
  type BrowsableIndex,
  type FilterType,
  type Grouping,
  type Order,
  type SearchIndex,
  type SearchTab,
  type TitleTab,
} from './search/search-option.ts';
export { modules } from './protocol/module.ts';
export {
  staffPageGroups,
  staffPages,
  staffPermission,
  type Permission,
  type StaffPageGroup,
  type StaffPageName,
} from './protocol/staff-page.ts';
export { exceptionReasonLength } from './circulation/desk-exception-limits.ts';
export { isAbout, mostSpecific, type LoanRuleScope } from './circulation/loan-rule-scope.ts';
export {
  clearingSentence,
  reasonSentence,
  overridableMotives,
  refusalMotives,
  type ClearingKind,
  type RefusalMotive,
} from './protocol/refusal-motive.ts';
export {
  changeableFields,
  dataAnswerLength,
  dataRequestStates,
  genders,
  maritalStatuses,
  mostEmails,
  personalFields,
  personalLengths,
  type ChangeableField,
  type DataRequestState,
  type PersonalField,
} from './patron/personal-field.ts';
export {
  consentSubjects,
  consentWordings,
  historyTerms,
  keptEnds,
  keptSections,
  keptTables,
  looksPageSize,
  ownDataFormats,
  recordPlaces,
  type ConsentSubject,
  type HistoryTerm,
  type KeptSection,
  type KeptTable,
  type OwnDataFormat,
} from './patron/privacy-code.ts';
export { isTaxNumber } from './patron/tax-number.ts';
export { readUrl } from './protocol/read-url.ts';
export { addressOnHost, secureAddress } from './protocol/secure-address.ts';
export { webAddress } from './protocol/web-address.ts';
export { sheetFaults, type SheetFault } from './protocol/sheet-fault.ts';
export { refusedAs, valueFaults, type ValueFault } from './protocol/value-fault.ts';
export { accountThemes, isAccountTheme, type AccountTheme } from './institution/account-theme.ts';
export { sitePath } from './protocol/site-path.ts';
export {
  brokenRules,
  passwordLengths,
  specialCharacters,
  typedRules,
  type PasswordRules,
  type TypedRule,
} from './session/password-rule.ts';
export { splitTerm, termOperators, type TermOperator } from './search/search-term.ts';
export {
  isVendorName,
  placeNames,
  repositoryName,
  vendorNames,
  type PlaceName,
  type VendorName,
} from './title/vendor-name.ts';
export { isBlankVendor, isWholeVendor } from './title/vendor-state.ts';
export {
  longestOrderFile,
  mostCopies,
  mostPlanSuggestions,
  orderLengths,
  orderStates,
  suggestionLengths,
  suggestionStates,
  type PurchaseOrderState,
  type SuggestionState,
} from './acquisition/suggestion-state.ts';
export { readPageRange, type PageRange } from './request/page-range.ts';
export {
  mostPages,
  requestLengths,
  type CardWork,
  type RequestField,
  type RequestOption,
} from './request/request-field.ts';
export {
  fieldsOf,
  requestForms,
  type RequestDetails,
  type RequestFieldName,
  type RequestForm,
} from './request/request-form.ts';
export {
  attachmentLimits,
  attachmentTypes,
  mostOpenRequests,
  mostRequestTitles,
  requestDays,
  requestFilters,
  requestKinds,
  requestStates,
  switchingTypes,
  type AttachmentType,
  type RequestFilter,
  type RequestKind,
  type RequestState,
  type SwitchingType,
} from './request/request-kind.ts';
export { textSections, type TextSectionCode } from './institution/text-section.ts';
export {
  defaultTheme,
  hexColour,
  leastThemeContrast,
  themeContrast,
  themeKinds,
  themeShades,
  type ThemeKind,
} from './institution/theme.ts';
export { nameLists, type NameList } from './institution/name-list.ts';
export {
  listsOfPage,
  listUses,
  networkLists,
  shapeOf,
  type ListField,
  type ListFieldName,
  type ListPage,
  type ListUse,
  type ListValues,
  type NetworkList,
  type NetworkListShape,
  type ReferencedList,
} from './institution/network-list.ts';
export { classPatterns, labelKinds, type LabelKind } from './title/label-kind.ts';
export {
  mostStars,
  refusalReasonLength,
  titleCommentLength,
  titleCommentShortest,
  titleCommentPageSize,
  titleCommentStates,
  type TitleCommentState,
} from './comment/title-comment-state.ts';
export {
  claimableStates,
  frequencyCodes,
  issueLengths,
  issueStateCodes,
  mostClaimedIssues,
  serialPartKinds,
  staffIssueStates,
  yearsOfSerialIssues,
  type FrequencyCode,
  type IssueStateCode,
  type SerialPartKind,
  type StaffIssueState,
} from './title/serial-issue-state.ts';
export {
  harvestFaults,
  harvestSchedules,
  networkStates,
  type HarvestFaultCode,
  type NetworkState,
} from './network/network-state.ts';
export {
  importCharsets,
  importCodeLists,
  importItemFields,
  importKinds,
  importLimits,
  importLists,
  importStates,
  importTasks,
  uploadKinds,
  type ImportCodeList,
  type ImportKind,
  type ImportListName,
  type ImportState,
  type ImportTask,
  type UploadKind,
} from './import/import-run-state.ts';
export {
  collectionGroups,
  fewestPeople,
  groupsOf,
  loanGroups,
  longestReport,
  longestReportFile,
  reportFormats,
  reportGroups,
  reportNames,
  reportsOfDays,
  reportsOfNetwork,
  reportsOfPeople,
  type CollectionGroup,
  type LoanGroup,
  type ReportFormat,
  type ReportGroup,
  type ReportName,
} from './report/report-name.ts';
export {
  fewestMostLent,
  frontShelfKinds,
  frontShelfTitles,
  type FrontShelfKind,
} from './institution/front-shelf-kind.ts';
