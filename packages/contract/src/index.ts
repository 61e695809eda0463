export type { OAuthError } from './session/auth.ts';
export { captchaChallenge, type CaptchaChallenge } from './session/captcha.ts';
export type { PasskeyAnswer, PasskeyChallenge } from './session/passkey-challenge.ts';
export type { FactorProof } from './session/second-factor.ts';
export type { CirculationRefusal } from './protocol/circulation-refusal.ts';
export * as endpoints from './endpoints.ts';
export type { Access, Endpoint, Method, Schema } from './protocol/endpoint.ts';
export type {
  Answer,
  CallInput,
  Request as EndpointRequest,
  Success,
} from './protocol/endpoint-call.ts';
export { bodyLimitOf } from './protocol/endpoint.ts';
export {
  commonErrors,
  errorBody,
  errorCodes,
  type ErrorBody,
  type ErrorCode,
} from './protocol/error.ts';
export type { CallAnswer, PageContext, RenderPage } from './protocol/page.ts';
export { titleListLimit } from './search/title-list.ts';
export { isCostly, rateClasses, type RateClass } from './protocol/rate-class.ts';
export { savedSearchesLimit } from './search/saved-item.ts';
export { staffPageSize } from './protocol/staff-list.ts';
export { openDaysAhead } from './institution/opening.ts';
export { listPageSize } from './institution/edit-network-lists.ts';
export { networkListNames } from './institution/network-list.ts';
export * from './plain.ts';
