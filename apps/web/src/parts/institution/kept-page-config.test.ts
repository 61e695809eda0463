import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../browser/memory-storage.ts';
import { seal } from '../../browser/seal.ts';

const storage = memoryStorage();
vi.stubGlobal('localStorage', storage);

const atFirst = { atividades: [], guiasPesquisa: [], meuPergamum: { theme: null, menuOpen: true } };

test.each([
  ['nothing', {}],
  ['no list', { ...atFirst, atividades: 7 }],
  ['a theme that is none', { ...atFirst, meuPergamum: { theme: 'x', menuOpen: false } }],
  ['a menu that is neither', { ...atFirst, meuPergamum: { theme: 'neo', menuOpen: 1 } }],
])('what somebody else wrote (%s) counts as not kept', async (_name, written) => {
  vi.resetModules();
  storage.setItem('estante.config', await seal(JSON.stringify(written)));
  const { keptPageConfig } = await import('./kept-page-config.ts');
  await keptPageConfig.ready();
  expect(keptPageConfig.read()).toEqual(atFirst);
});

test('what was kept is there again, by the names of the specification', async () => {
  vi.resetModules();
  const kept = {
    atividades: [{ cod_atividade: 8, descricao: 'Área pessoal' }],
    guiasPesquisa: ['geral'],
    meuPergamum: { theme: 'classico', menuOpen: false },
  };
  storage.setItem('estante.config', await seal(JSON.stringify(kept)));
  const { keptPageConfig } = await import('./kept-page-config.ts');
  await keptPageConfig.ready();
  expect(keptPageConfig.read()).toEqual(kept);
});
