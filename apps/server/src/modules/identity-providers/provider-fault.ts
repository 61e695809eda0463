/** Reason why a provider's part of a sign-in came to nothing. */
export class ProviderFault extends Error {
  /** 'away': it does not answer; 'refused': it says no; 'wrong': what it sent cannot be taken. */
  readonly reason: 'away' | 'refused' | 'wrong';
  constructor(reason: ProviderFault['reason'], detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}
