/** Fields that are known of a person beside their name, in the order of the page. */
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

/** Fields that the institution lets its readers change themselves, or has them ask for. */
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

/** Letters of a line, and of several addresses with what is between them. */
export const personalLengths = { line: 200, emails: 2000 } as const;

/** As many mail addresses as one person has. */
export const mostEmails = 5;

/** States of a change that a reader asks for. */
export const dataRequestStates = ['pendente', 'aceito', 'recusado'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

export const dataAnswerLength = 1000;
