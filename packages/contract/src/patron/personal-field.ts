/** Personal fields beside the name, in the order of the page. */
export const personalFields = [
  'logradouro',
  'complemento',
  'cep',
  'bairro',
  'cidade',
  'identidade',
  'cpf',
  'nacionalidade',
  'sexo',
  'data_nascimento',
  'estado_civil',
  'escolaridade',
  'localizacao',
  'profissao',
] as const;
export type PersonalField = (typeof personalFields)[number];

/** Fields that the institution can let readers change themselves, or have them request. */
export const changeableFields = ['email', ...personalFields] as const;
export type ChangeableField = (typeof changeableFields)[number];

export const genders = ['F', 'M'] as const;

export const maritalStatuses = [
  'solteiro',
  'casado',
  'separado',
  'divorciado',
  'viuvo',
  'outro',
] as const;

/** Most characters of a line, and of several mail addresses with their separators. */
export const personalLengths = { line: 200, emails: 2000 } as const;

/** Most mail addresses of one person. */
export const mostEmails = 5;

/** States of a change that a reader requests. */
export const dataRequestStates = ['pendente', 'aceito', 'recusado'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

export const dataAnswerLength = 1000;
