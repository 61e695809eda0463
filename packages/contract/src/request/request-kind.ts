/** Kinds of requests of readers to the staff, by the names of their addresses. */
export const requestKinds = [
  'comutacao-bibliografica',
  'levantamento-bibliografico',
  'ficha-catalografica',
  'pesquisa-especializada',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Kinds of documents that are copied from another library: each has a form of its own. */
export const switchingTypes = ['artigo', 'tese-dissertacao', 'parte-documento'] as const;
export type SwitchingType = (typeof switchingTypes)[number];

/** States of a request. A request with a cost goes on once its reader has accepted it. */
export const requestStates = [
  'aguardando',
  'em-andamento',
  'custo-proposto',
  'finalizada',
  'nao-finalizada',
] as const;
export type RequestState = (typeof requestStates)[number];

/** Filters of a reader's list of requests. */
export const requestFilters = ['todas', ...requestStates] as const;
export type RequestFilter = (typeof requestFilters)[number];

/** Most open requests of one person. */
export const mostOpenRequests = 20;

/** Days in which the library means to answer, unless staff name another day. */
export const requestDays = 10;

/** Most titles in the answer to a survey. */
export const mostRequestTitles = 200;

const mebibyte = 1_048_576;

/** Limits of attachments: files of a request, bytes of a file, characters of its name. */
export const attachmentLimits = { files: 5, bytes: 10 * mebibyte, name: 150 } as const;
export const attachmentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'text/plain; charset=utf-8',
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];
