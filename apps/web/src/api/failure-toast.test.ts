import { locales } from '@estante/phrases';
import { createTranslator } from '@estante/phrases/translator';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './api.ts';
import { failureToast } from './failure-toast.ts';
import { loadRefusalSentences } from './failure-words.ts';

const t = createTranslator('pt', () => locales.pt);

test('before the sentences of all codes have come, what the server sent is said, else what the page knows', async () => {
  vi.resetModules();
  const { failureWords } = await import('./failure-words.ts');
  const words = (code: string, sent?: string) => failureWords(new ApiFailure(422, code, sent), t);
  expect(words('RecursoDesativado', 'Enviado.')).toBe('Enviado.');
  expect(words('SessaoExpirada')).toBe(t('errors.SessaoExpirada'));
  expect(words('RecursoDesativado')).toBe('Ocorreu um erro inesperado.');
});

describe('with them', () => {
  beforeAll(loadRefusalSentences);

  test.each([
    [new ApiFailure(500, 'X', 'select 1'), 'danger', 'Ocorreu um erro inesperado.'],
    [new TypeError('x is undefined'), 'danger', 'Ocorreu um erro inesperado.'],
    [
      new ApiFailure(0, 'NaoFoiPossivelComunicarServidor'),
      'danger',
      'Não foi possível comunicar com o servidor! Tente novamente mais tarde.',
    ],
    [
      new ApiFailure(422, 'limite_comentarios_excedido', 'x', { limite: 5 }),
      'warning',
      'Você já tem 5 comentários aguardando aprovação. Espere até que a biblioteca os leia.',
    ],
    [
      new ApiFailure(422, 'limite_comentarios_excedido', 'x', { limite: 0, context: 'nenhum' }),
      'warning',
      'A biblioteca não recebe comentários agora.',
    ],
    [
      new ApiFailure(422, 'limite_comentarios_excedido', 'x', { limite: 1, context: 'geral_um' }),
      'warning',
      'Você já tem um comentário que a biblioteca ainda não leu. Espere até que ela o leia.',
    ],
    [new ApiFailure(422, 'Outro', 'O que o servidor diz.'), 'warning', 'O que o servidor diz.'],
    [new ApiFailure(403, 'RecursoDesativado'), 'warning', 'Este recurso está desativado.'],
  ] as const)('%s is told', (failure, tone, words) => {
    expect(failureToast(failure, t)).toEqual({ tone, words });
  });
});
