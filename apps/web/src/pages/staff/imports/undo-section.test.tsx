import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InEnglish } from '../../../languages/test-book.tsx';
import type { Run } from './run.ts';
import { UndoSection } from './undo-section.tsx';

type Kind = NonNullable<Run['relatorio']>['tipos'][number];

const none = { novos: 0, mudados: 0, iguais: 0, juntados: 0, retirados: 0, separados: 0, lidos: 5 };

function render(kind: Partial<Kind>, pode_desfazer: boolean): string {
  const run = {
    codigo: 1,
    arquivo: 'a.mrc',
    pode_desfazer,
    desfeita: null,
    simulacao_desfazer: null,
    relatorio: { tipos: [{ ...none, ...kind }] },
  } as unknown as Run;
  return renderToString(
    <InEnglish>
      <UndoSection run={run} onDone={() => {}} />
    </InEnglish>,
  );
}

const words = 'Authorities, and holdings of titles that were here before, stay as they are';

test.each(['authority', 'holdings'])('that records of %s cannot be taken back is said', (tipo) => {
  const html = render({ tipo, novos: 3 }, false);
  expect(html).toContain(words);
  expect(html).not.toContain('<button');
  expect(render({ tipo, mudados: 1 }, true)).toContain(words);
});

test('nothing is said of what changed nothing, or can be taken back', () => {
  expect(render({ tipo: 'authority', iguais: 5 }, false)).toBe('');
  const html = render({ tipo: 'bibliographic', novos: 3 }, true);
  expect(html).not.toContain(words);
  expect(html).toContain('<button');
});
