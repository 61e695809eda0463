import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { callAs, type CallAs, type Person } from './call-as.ts';
import type { TestApp } from './start-test-app.ts';

const wanted = { biblioteca: 1, titulo: 'Torto arado', editor: 'Todavia' };

/** Calls on acquisition suggestions by readers and staff, to the application that a test has started. */
export function acquisitions(started: () => TestApp) {
  const call = (
    person: Person | null,
    method: CallAs['method'],
    path: string,
    payload?: object,
    language = '1',
  ) => callAs(started(), person, { method, path, language, ...(payload && { payload }) });
  return {
    call,
    suggest: (person: Person | null, more: object = {}, language?: string) =>
      call(
        person,
        'POST',
        'unidade-informacao/sugestao-aquisicao',
        { ...wanted, ...more },
        language,
      ),
    handle: (person: Person, id: number, more: object = {}) =>
      call(person, 'PUT', `atendimento/sugestoes/${id}`, {
        situacao: 'em-cotacao',
        andamento_visto: null,
        ...more,
      }),
  };
}

export const refusalIn = (answer: LightMyRequestResponse) => errorBody.parse(answer.json()).erro;

export const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  refusalIn(answer).codigo,
];
