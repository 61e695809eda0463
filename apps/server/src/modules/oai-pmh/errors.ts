/** Codes of OAI-PMH 2.0, 3.6. */
export type OaiErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'
  | 'noSetHierarchy';

/**
 * Reason why a request is not answered: for those who look after a harvester, in English as the protocol is.
 */
export interface OaiError {
  readonly error: OaiErrorCode;
  readonly message: string;
}

export const oaiError = (error: OaiErrorCode, message: string): OaiError => ({ error, message });

export function isOaiError(value: object): value is OaiError {
  return 'error' in value;
}
