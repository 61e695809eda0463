/**
 * The fixed fields of what a terminal asks, with their lengths (3M Standard Interchange Protocol,
 * version 2.00). Of its two sides, 'SC' is the terminal and 'ACS' this server.
 */
export const layouts = {
  '09': { noBlock: 1, at: 18, returnDate: 18 },
  '11': { renewalPolicy: 1, noBlock: 1, at: 18, dueDate: 18 },
  '17': { at: 18 },
  '23': { language: 3, at: 18 },
  '29': { thirdParty: 1, noBlock: 1, at: 18, dueDate: 18 },
  '35': { at: 18 },
  '37': { at: 18, feeType: 2, paymentType: 2, currency: 3 },
  '63': { language: 3, at: 18, summary: 10 },
  '65': { at: 18 },
  '93': { userAlgorithm: 1, passwordAlgorithm: 1 },
  '97': {},
  '99': { status: 1, width: 3, version: 4 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Code = keyof typeof layouts;

export function isCode(text: string): text is Code {
  return Object.hasOwn(layouts, text);
}
