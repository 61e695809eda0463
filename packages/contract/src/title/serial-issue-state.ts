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

/** States of missing issues, which a letter claims. */
export const claimableStates = [
  'esperado',
  'falta',
  'reclamado',
] as const satisfies readonly IssueStateCode[];

/** Most issues in a letter. */
export const mostClaimedIssues = 200;

/** Most characters of the fields that staff write of an issue. */
export const issueLengths = { volume: 40, numero: 40, codigo_barras: 60, nota: 500 } as const;

/** Kinds of parts: the issues themselves, supplements, indexes. */
export const serialPartKinds = ['basica', 'suplemento', 'indice'] as const;
export type SerialPartKind = (typeof serialPartKinds)[number];

/** MARC 21 frequency codes of serials (853 $w, 008/18) that have a name here. */
// oxfmt-ignore
export const frequencyCodes = [
  'd', 'i', 'c', 'w', 'e', 's', 'j', 'm', 'b', 'q', 't', 'f', 'a', 'g', 'h', 'x',
] as const;
export type FrequencyCode = (typeof frequencyCodes)[number];

/** Number of years shown by default: the last ones with issues. */
export const yearsOfSerialIssues = 5;
