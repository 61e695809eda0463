import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';

/** Plain text; an empty line begins a paragraph. */
const texts = z.array(z.object({ titulo: z.string(), texto: z.string() }));

/** Text in the language of the request, else in Portuguese. */
const text = {
  method: 'GET',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
} as const;

export const listFirstSection = endpoint({
  isKept: true,
  ...text,
  path: '/parametros/secao_1',
  summary: 'First section of texts on the front page',
  responses: { 200: texts },
});

export const listSecondSection = endpoint({
  isKept: true,
  ...text,
  path: '/parametros/secao_2',
  summary: 'Second section of texts on the front page',
  responses: { 200: texts },
});

export const listQuestions = endpoint({
  isKept: true,
  ...text,
  path: '/parametros/faq',
  summary: 'Questions that are often asked, and their answers',
  responses: { 200: z.array(z.object({ pergunta: z.string(), resposta: z.string() })) },
});

export const listGeneralInformation = endpoint({
  isKept: true,
  ...text,
  path: '/parametros/informacoes_gerais',
  summary: 'What every reader may want to know of the libraries',
  responses: { 200: texts },
});
