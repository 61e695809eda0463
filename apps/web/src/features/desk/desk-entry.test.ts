import { translatorFor } from '@estante/phrases';
import { beforeAll, expect, test } from 'vitest';
import { loadRefusalSentences } from '../../api/failure-words.ts';
import { ApiFailure } from '../../api/api.ts';
import { refusedEntry } from './desk-entry.ts';

// Sentences are loaded before a refusal reaches a page.
beforeAll(loadRefusalSentences);

const t = translatorFor('pt');
const reason = {
  motivo: 'emprestado',
  mensagem: '',
  liberacao: { tipo: 'reservar', mensagem: '' },
} as const;

test('a refusal names the title, its bar code, and who has it where that is told', () => {
  const named = { titulo: 'Dom Casmurro', codigo_barras: '7', nome_pessoa: 'Bruno', cod_login: 2 };
  const refused = new ApiFailure(422, 'EmprestimoRecusado', '', named, [], [reason]);
  expect(refusedEntry(refused, '7', t)).toMatchObject({
    tone: 'danger',
    title: 'Não foi emprestado: Dom Casmurro',
    lines: ['7', 'Está com Bruno.'],
    reasons: [reason],
  });
  const bare = new ApiFailure(422, 'EmprestimoRecusado', '', { titulo: 'Dom Casmurro' }, [], []);
  expect(refusedEntry(bare, '7', t).lines).toEqual(['7', 'O empréstimo não é possível agora.']);
});

test('one of a code that nothing bears names the code', () => {
  const unknown = new ApiFailure(404, 'ExemplarNaoEncontrado', '', { codigo: '7' });
  expect(refusedEntry(unknown, '7', t)).toMatchObject({
    title: 'Recusado: 7',
    lines: ['Nenhum exemplar tem o código de barras 7.'],
  });
});
