/** A sign-in at a provider, as the provider reports it. */
export interface SignInReport {
  readonly signedInAt: Temporal.Instant;
  /** Moment of the report, by the same clock. */
  readonly reportedAt: Temporal.Instant;
}
