import type { CirculationRefusal } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PhraseBook } from '../../languages/phrase-book.ts';
import { PhraseContext } from '../../languages/use-translation.ts';
import { RefusalReasons } from './refusal-reasons.tsx';

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

const english = { t: translatorFor('en'), i18n: { language: 'en' } } as const;
const book: PhraseBook = {
  read: () => english,
  subscribe: () => () => {},
  loadFor: () => Promise.resolve(),
  switchTo: () => Promise.resolve(),
};

function render(isOwn: boolean, shown = reasons): string {
  return renderToString(
    <PhraseContext value={book}>
      <RefusalReasons reasons={shown} isOwn={isOwn} />
    </PhraseContext>,
  );
}

test('every reason is told with what clears it, in the language of the page', () => {
  const html = render(true);
  expect(html).not.toContain('do servidor');
  expect(html).toContain('Cleared by paying at least R$5.00.');
  expect(html).toContain('Possible from Dec 24, 2026.');
  expect(html).toContain('href="/meupergamum/debito"');
});

test('at a desk nothing leads into an account', () => {
  expect(render(false)).not.toContain('href');
});

test('what the page does not know is told as the server says it', () => {
  const [known] = reasons;
  const unknown = { ...known, motivo: 'novo' } as unknown as CirculationRefusal;
  expect(render(false, [unknown])).toContain('do servidor');
});
