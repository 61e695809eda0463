import type { CirculationRefusal } from '@estante/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InEnglish } from '../../languages/test-book.tsx';
import { RefusalReasons, type Audience } from './refusal-reasons.tsx';

const reasons: readonly CirculationRefusal[] = [
  {
    motivo: 'debito',
    mensagem: 'do servidor',
    liberacao: { tipo: 'pagamento', mensagem: 'do servidor', valor_centavos: 500 },
  },
  {
    motivo: 'suspenso',
    mensagem: 'do servidor',
    liberacao: { tipo: 'dia', mensagem: 'do servidor', data: '2026-12-24' },
  },
];

function render(audience: Audience, shown = reasons): string {
  return renderToString(
    <InEnglish>
      <RefusalReasons reasons={shown} audience={audience} />
    </InEnglish>,
  );
}

test('every reason is told with what clears it, in the language of the page', () => {
  const html = render('reader');
  expect(html).not.toContain('do servidor');
  expect(html).toContain('To clear this, pay at least R$5.00.');
  expect(html).toContain('Possible from Dec 24, 2026.');
  expect(html).toContain('href="/meupergamum/debito"');
});

test('open requests lead to each page that has some, once', () => {
  const open: CirculationRefusal = {
    motivo: 'atendimentos',
    mensagem: 'do servidor',
    liberacao: {
      tipo: 'encerrar_atendimentos',
      mensagem: 'do servidor',
      pedidos: [
        { codigo: 1, tipo: 'ficha-catalografica' },
        { codigo: 2, tipo: 'pesquisa-especializada' },
        { codigo: 3, tipo: 'ficha-catalografica' },
      ],
    },
  };
  const html = render('reader', [open]);
  expect(html).not.toContain('do servidor');
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/meupergamum/solicitacoes/ficha-catalografica',
    '/meupergamum/pesquisa-especializada',
  ]);
  expect(render('kiosk', [open])).not.toContain('href');
});

test('at a desk nothing leads into an account', () => {
  expect(render('staff')).not.toContain('href');
});

test('what the page does not know is told as the server says it', () => {
  const [known] = reasons;
  const unknown = { ...known, motivo: 'novo' } as unknown as CirculationRefusal;
  expect(render('kiosk', [unknown])).toContain('do servidor');
});

const ofLibrary = (motivo: CirculationRefusal['motivo']): CirculationRefusal => ({
  motivo,
  mensagem: 'do servidor',
  liberacao: { tipo: 'procurar_biblioteca', mensagem: 'do servidor' },
});

test('staff are not sent to the desk where they stand', () => {
  const words = 'Please ask at the library desk.';
  expect(render('kiosk', [ofLibrary('bloqueado')])).toContain(words);
  const html = render('staff', [ofLibrary('bloqueado'), ofLibrary('ja_renovado')]);
  expect(html).not.toContain(words);
  expect(html).toContain('Possible once the block is lifted.');
});
