import { expect, test } from 'vitest';
import { arrivalOf, bodyOf, draftOf } from './issue-state-draft.ts';
import type { StaffIssue } from './issue.ts';

const today = '2026-03-10';
const issue = (situacao: StaffIssue['situacao'], recebido_em: string | null = null) => ({
  situacao,
  recebido_em,
  codigo_barras: 'R-1',
  nota: 'Com CD',
});

test.each([
  ['one that is added', null, 'recebido', today],
  ['one that is expected', issue('esperado'), 'recebido', today],
  ['one that is missing', issue('falta'), 'falta', today],
  ['one that came on a day', issue('recebido', '2026-02-01'), 'recebido', '2026-02-01'],
  ['one that came, nobody knows when', issue('recebido'), 'recebido', ''],
  ['one that is bound', issue('encadernado'), 'recebido', ''],
] as const)('the form of %s', (_what, of, situacao, recebido_em) => {
  expect(draftOf(of, today)).toMatchObject({ situacao, recebido_em });
});

test('a day that is cleared is none', () => {
  const draft = draftOf(issue('recebido', '2026-02-01'), today);
  expect(bodyOf({ ...draft, recebido_em: '' })).toEqual({
    situacao: 'recebido',
    recebido_em: null,
    codigo_barras: 'R-1',
    nota: 'Com CD',
  });
});

test('an issue that comes is received today, with the bar code and the note that it has', () => {
  expect(arrivalOf(issue('esperado'), today)).toEqual({
    situacao: 'recebido',
    recebido_em: today,
    codigo_barras: 'R-1',
    nota: 'Com CD',
  });
});
