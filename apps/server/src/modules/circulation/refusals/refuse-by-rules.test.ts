import { errorBody, refusalMotives, type Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { describe, expect, test } from 'vitest';
import { renderRefusal } from '../../../endpoint/refusal.ts';
import type { Remedy, RuleRefusal } from '../rules/index.ts';
import { presentRefusals, refuseByRules } from './index.ts';

const refusalOf = (cleared: Remedy, reason: RuleRefusal['reason'] = 'suspended') => ({
  reason,
  cleared,
});
const said = (refusal: RuleRefusal, language: Language = 'pt') =>
  presentRefusals([refusal], language)[0];

describe('what clears a refusal is told', () => {
  test.each<[Remedy, object, RegExp]>([
    [
      { kind: 'day', day: Temporal.PlainDate.from('2026-12-24') },
      { tipo: 'dia', data: '2026-12-24' },
      /24 de dez\. de 2026/,
    ],
    [
      { kind: 'pay', atLeast: 123_456 },
      { tipo: 'pagamento', valor_centavos: 123_456 },
      /R\$\s1\.234,56/,
    ],
    [{ kind: 'return', loanIds: [3, 4] }, { tipo: 'devolucao', emprestimos: [3, 4] }, /devolver/],
    [
      { kind: 'end-holds', holdIds: [5] },
      { tipo: 'encerrar_reservas', reservas: [5] },
      /reservas for atendida ou cancelada/,
    ],
    [
      { kind: 'end-requests', requestIds: [6] },
      { tipo: 'encerrar_solicitacoes', solicitacoes: [6] },
      /solicitações terminar/,
    ],
    [
      { kind: 'end-services', services: [{ id: 7, kind: 'ficha-catalografica' }] },
      {
        tipo: 'encerrar_atendimentos',
        pedidos: [{ codigo: 7, tipo: 'ficha-catalografica' }],
      },
      /quando todas terminarem/,
    ],
    [{ kind: 'borrow' }, { tipo: 'emprestar' }, /retirado/],
    [{ kind: 'hold' }, { tipo: 'reservar' }, /reserva/],
    [{ kind: 'renew-registration' }, { tipo: 'renovar_cadastro' }, /renove o cadastro/],
    [{ kind: 'ask-library' }, { tipo: 'procurar_biblioteca' }, /balcão/],
  ])('%o', (cleared, expected, words) => {
    const liberacao = said(refusalOf(cleared))?.liberacao;
    expect(liberacao).toMatchObject(expected);
    expect(liberacao?.mensagem).toMatch(words);
  });

  test.each([
    ['overdue-loans', 'o que está em atraso'],
    ['loan-limit', 'um dos itens'],
    ['loans', 'devolva tudo'],
    ['loan-overdue', 'devolver o que está emprestado'],
  ] as const)('a return by its reason: %s', (reason, words) => {
    const refusal = refusalOf({ kind: 'return', loanIds: [1] }, reason);
    expect(said(refusal)?.liberacao.mensagem).toContain(words);
  });
});

test.each([
  ['hold-limit', 'A biblioteca não faz reservas agora.'],
  ['request-limit', 'A biblioteca não recebe solicitações de empréstimo agora.'],
] as const)('a limit of none is told as such: %s', (reason, words) => {
  expect(said(refusalOf({ kind: 'ask-library' }, reason))?.mensagem).toBe(words);
});

test('a refusal lists every reason, in the language of the caller and as the contract has it', () => {
  const refusals = [
    refusalOf({ kind: 'ask-library' }, 'blocked'),
    refusalOf({ kind: 'pay', atLeast: 1 }, 'debt'),
  ];
  const refusal = refuseByRules('EmprestimoRecusado', refusals, 'en');
  const body = renderRefusal(refusal, translatorFor('en'));
  expect(refusal.status).toBe(422);
  expect(errorBody.parse(body)).toEqual(body);
  expect(body.erro.mensagem).toBe('The loan is not possible now.');
  expect(body.erro.motivos?.map(({ motivo, mensagem }) => [motivo, mensagem])).toEqual([
    ['bloqueado', 'The registration is blocked.'],
    ['debito', 'The debts have reached the limit that prevents new services.'],
  ]);
});

test.each(['pt', 'en', 'es'] as const)(
  'every motive has a sentence of its own in %s',
  (language) => {
    const t = translatorFor(language);
    const sentences = refusalMotives.map((motive) => t(`circulation.reason.${motive}`));
    expect(new Set(sentences).size).toBe(refusalMotives.length);
  },
);
