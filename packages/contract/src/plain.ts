/** What the browser may load: the parts of the contract that know no zod. Shapes come as types alone. */
export { accountPages } from './account-page.ts';
export { activities, type ActivityCode } from './activity.ts';
export {
  authorityTypes,
  headingRelations,
  headingUses,
  type AuthorityType,
  type HeadingRelation,
  type HeadingUse,
} from './authority-type.ts';
export { redirectGrant, webClient } from './client.ts';
export {
  debtKinds,
  debtTextLength,
  declarationStates,
  largestAmount,
  paymentMethods,
  paymentStates,
  statementOutcomes,
  type DebtKind,
  type DeclarationState,
  type PaymentMethod,
  type PaymentState,
  type StatementOutcome,
} from './debt-kind.ts';
export { kioskLengths, kioskStates, type KioskState } from './kiosk-state.ts';
export {
  activityOfFormat,
  citationStyles,
  exportFormats,
  exportLimits,
  isListFormat,
  type CitationStyle,
  type ExportFormat,
} from './export-format.ts';
export { commentLength, commentStates, type CommentState } from './general-comment-state.ts';
export {
  deskHoldStates,
  holdHistoryPageSize,
  type DeskHoldState,
  type HoldEnd,
  type HoldState,
} from './hold-state.ts';
export {
  isLanguage,
  languageCookie,
  languageHeader,
  languageIds,
  languages,
  pageOnlyLanguages,
  type Language,
  type PageLanguage,
} from './language.ts';
export {
  deskPlace,
  loanRequestEnders,
  loanRequestFilters,
  loanRequestLengths,
  loanRequestStates,
  type LoanRequestEnder,
  type LoanRequestFilter,
  type LoanRequestState,
} from './loan-request-state.ts';
export {
  actStateCodes,
  isOwnFieldsTab,
  levelCodes,
  ownFields,
  ownFieldsOf,
  periodCodes,
  relationCodes,
  standardStateCodes,
  type LevelCode,
  type OwnField,
  type OwnFieldsTab,
  type PeriodCode,
  type RelationCode,
  type StateCode,
} from './own-field.ts';
export {
  browseIndexes,
  filterTypes,
  isSearchTab,
  isTitleTab,
  orderCodes,
  searchIndexes,
  searchTabs,
  titleTabs,
  type BrowsableIndex,
  type FilterType,
  type Order,
  type SearchIndex,
  type SearchTab,
  type TitleTab,
} from './search-option.ts';
export {
  modules,
  staffPageGroups,
  staffPages,
  staffPermission,
  type Permission,
  type StaffPageGroup,
  type StaffPageName,
} from './staff-page.ts';
export {
  clearingSentence,
  refusalMotives,
  type ClearingKind,
  type RefusalMotive,
} from './refusal-motive.ts';
export { readUrl } from './read-url.ts';
export { addressOnHost, secureAddress } from './secure-address.ts';
export { webAddress } from './web-address.ts';
export { sheetFaults, type SheetFault } from './sheet-fault.ts';
export { sitePath } from './site-path.ts';
export {
  brokenRules,
  specialCharacters,
  typedRules,
  type PasswordRules,
  type TypedRule,
} from './password-rule.ts';
export { splitTerm, termOperators, type TermOperator } from './search-term.ts';
export { isVendorName, vendorNames, type VendorName } from './vendor-name.ts';
export { isBlankVendor, isWholeVendor } from './vendor-state.ts';
export {
  mostCopies,
  suggestionLengths,
  suggestionStates,
  type SuggestionState,
} from './suggestion-state.ts';
export { textSections, type TextSectionCode } from './text-section.ts';
export {
  defaultTheme,
  hexColour,
  leastThemeContrast,
  themeContrast,
  themeKinds,
  themeShades,
  type ThemeKind,
} from './theme.ts';
export { classPatterns, labelKinds, type LabelKind } from './label-kind.ts';
export {
  refusalReasonLength,
  titleCommentLength,
  titleCommentPageSize,
  titleCommentStates,
  type TitleCommentState,
} from './title-comment-state.ts';
export {
  frequencyCodes,
  issueStateCodes,
  serialPartKinds,
  yearsOfKardex,
  type FrequencyCode,
  type IssueStateCode,
  type SerialPartKind,
} from './kardex-state.ts';
