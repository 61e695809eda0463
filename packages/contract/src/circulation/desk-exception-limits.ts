/** Most characters of the reason for an exception to a rule. */
export const exceptionReasonLength = 500;
