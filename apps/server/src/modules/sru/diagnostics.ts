/**
 * Reasons why something is not answered, by the numbers of SRU's own list (SRU 1.2 'Diagnostics List', in
 * 2.0 Appendix C). In English, as the protocol is: for those who look after the program that asks.
 */
const messages = {
  1: 'General system error',
  2: 'System temporarily unavailable',
  4: 'Unsupported operation',
  5: 'Unsupported version',
  6: 'Unsupported parameter value',
  7: 'Mandatory parameter not supplied',
  8: 'Unsupported parameter',
  10: 'Query syntax error',
  12: 'Too many characters in query',
  13: 'Invalid or unsupported use of parentheses',
  14: 'Invalid or unsupported use of quotes',
  15: 'Unsupported context set',
  16: 'Unsupported index',
  18: 'Unsupported combination of indexes',
  19: 'Unsupported relation',
  20: 'Unsupported relation modifier',
  22: 'Unsupported combination of relation and index',
  23: 'Too many characters in term',
  26: 'Non special character escaped in term',
  27: 'Empty term unsupported',
  28: 'Masking character not supported',
  29: 'Masked words too short',
  31: 'Anchoring character not supported',
  33: 'Combination of proximity/adjacency and masking characters not supported',
  36: 'Term in invalid format for index or relation',
  38: 'Too many boolean operators in query',
  39: 'Proximity not supported',
  46: 'Unsupported boolean modifier',
  49: 'Masking character in unsupported position',
  50: 'Result sets not supported',
  60: 'Result set not created: too many matching records',
  61: 'First record position out of range',
  65: 'Record does not exist',
  66: 'Unknown schema for retrieval',
  67: 'Record not available in this schema',
  71: 'Unsupported record packing',
  72: 'XPath retrieval unsupported',
  80: 'Sort not supported',
  82: 'Unsupported sort sequence',
  84: 'Too many sort keys to sort',
  91: 'Unsupported case',
  92: 'Unsupported missing value action',
  110: 'Stylesheets not supported',
  120: 'Response position out of range',
} as const;

export type DiagnosticNumber = keyof typeof messages;

export interface Diagnostic {
  readonly diagnostic: DiagnosticNumber;
  /** Part of the request that it is about; the list says for each number what stands here. */
  readonly details: string;
}

export const diagnose = (diagnostic: DiagnosticNumber, details = ''): Diagnostic => ({
  diagnostic,
  details,
});

export function isDiagnostic(value: object | string): value is Diagnostic {
  return typeof value === 'object' && 'diagnostic' in value;
}

export const messageOf = ({ diagnostic }: Diagnostic): string => messages[diagnostic];
