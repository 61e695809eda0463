/** Characters of the reason for what is done in spite of a rule. */
export const exceptionReasonLength = 500;
