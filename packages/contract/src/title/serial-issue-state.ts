/** States of an issue of a serial. */
export const issueStateCodes = [
  'recebido',
  'esperado',
  'falta',
  'reclamado',
  'encadernado',
] as const;
export type IssueStateCode = (typeof issueStateCodes)[number];

/** States of an issue that staff can set. */
export const staffIssueStates = [
  'recebido',
  'falta',
  'reclamado',
] as const satisfies readonly IssueStateCode[];
export type StaffIssueState = (typeof staffIssueStates)[number];

/** States of what did not come, which a letter claims. */
export const claimableStates = [
  'esperado',
  'falta',
  'reclamado',
] as const satisfies readonly IssueStateCode[];

/** Issues that a letter names, at most. */
export const mostClaimedIssues = 200;

/** Characters of what staff write of an issue, at most. */
export const issueLengths = { volume: 40, numero: 40, codigo_barras: 60, nota: 500 } as const;

/** The issues themselves, what came beside them, their indexes. */
export const serialPartKinds = ['basica', 'suplemento', 'indice'] as const;
export type SerialPartKind = (typeof serialPartKinds)[number];

/** MARC 21's codes of how often a serial comes (853 $w, 008/18) that have a name here. */
// oxfmt-ignore
export const frequencyCodes = [
  'd', 'i', 'c', 'w', 'e', 's', 'j', 'm', 'b', 'q', 't', 'f', 'a', 'g', 'h', 'x',
] as const;
export type FrequencyCode = (typeof frequencyCodes)[number];

/** Number of years told where none is asked for: the last ones in which there are issues. */
export const yearsOfSerialIssues = 5;
