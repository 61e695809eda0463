export type { OAuthError } from './auth.ts';
export { captchaChallenge, type CaptchaChallenge } from './captcha.ts';
export type { CirculationRefusal } from './circulation-refusal.ts';
export * as endpoints from './endpoints.ts';
export type {
  Access,
  Answer,
  CallInput,
  Endpoint,
  Method,
  Request as EndpointRequest,
  Success,
} from './endpoint.ts';
export { bodyLimitOf } from './endpoint.ts';
export { commonErrors, errorBody, errorCodes, type ErrorBody, type ErrorCode } from './error.ts';
export type { PageContext, RenderPage } from './page.ts';
export { keptTitlesLimit } from './kept-titles.ts';
export { isCostly, rateClasses, type RateClass } from './rate-class.ts';
export { savedSearchesLimit } from './saved-item.ts';
export { staffPageSize } from './staff-list.ts';
export * from './plain.ts';
