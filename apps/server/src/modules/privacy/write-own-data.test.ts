import type { KeptSection, KeptTable, Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { saySearch } from '../search/index.ts';
import { writeOwnData } from './write-own-data.ts';

type Row = Readonly<Record<string, unknown>>;

/** The cells of one row of a table, as the reader sees them. */
function cellsOf(name: KeptTable, row: Row, language: Language = 'pt'): readonly string[] {
  const section: KeptSection = 'cadastro';
  const data = {
    institution: 'Rede',
    name: 'Ana',
    writtenAt: '2026-03-02T12:00:00Z',
    tables: [{ name, section, rows: [row] }],
  };
  const page = writeOwnData(data, {
    language,
    t: translatorFor(language),
    area: (code) => (code === 'ddc:8' ? 'Literatura' : ''),
    workType: (code) => (code === 'book' ? 'Livro' : code),
    search: (query) => saySearch(query, { language, t: translatorFor(language) }),
  });
  return [...page.matchAll(/<td>(.*?)<\/td>/gs)].map(([, text]) => text ?? '');
}

test.each<[string, KeptTable, Row, readonly string[]]>([
  ['a role', 'vinculos', { papel: 'patron' }, ['leitor']],
  [
    'who somebody is',
    'dados_pessoais',
    { sexo: 'F', estado_civil: 'viuvo', cidade: 'F' },
    ['Feminino', 'Viúvo(a)', 'F'],
  ],
  ['a language', 'pessoa', { idioma: 'es' }, ['espanhol']],
  ['a subject area', 'interesses', { cod_tipo: 'area', nome: 'ddc:8' }, ['Literatura']],
  ['a work type', 'interesses', { cod_tipo: 'work-type', nome: 'book' }, ['Livro']],
  ['an author named as a code', 'interesses', { cod_tipo: 'author', nome: 'book' }, ['book']],
  [
    'what a key permits',
    'chaves_de_acesso',
    { nome: 'hold', permissoes: ['loans', 'hold'] },
    ['hold', 'Ver seus empréstimos e reservas; Fazer e cancelar reservas'],
  ],
  ['what came of a delivery', 'entregas_de_webhooks', { resultado: 'dropped' }, ['Não enviado']],
  [
    'a request',
    'pedidos',
    { pedido: { titulo: 'mestrado', grau_defesa: 'mestrado', ilustracoes: true } },
    ['Título: mestrado; Grau da defesa: Mestrado; Tem ilustrações: sim'],
  ],
  [
    'a change that was asked for',
    'pedidos_de_mudanca',
    { pedido: { sexo: 'M', cidade: 'Natal' } },
    ['Sexo: Masculino; Cidade: Natal'],
  ],
  [
    'a saved search',
    'pesquisas_salvas',
    { consulta: 'guia=geral&q=machado&indice=autor' },
    ['Autor: machado'],
  ],
  [
    'a saved search of several rows',
    'pesquisas_salvas',
    { consulta: 'guia=avancada&termo=E:autor:machado&termo=NAO:titulo:casmurro' },
    ['Autor: machado NÃO Título: casmurro'],
  ],
  ['a code that is not known', 'vinculos', { papel: 'gone' }, ['gone']],
])('%s is said in words', (_what, table, row, cells) => {
  expect(cellsOf(table, row)).toEqual(cells);
});

test('the words are of the reader’s language', () => {
  expect(cellsOf('dados_pessoais', { sexo: 'F' }, 'en')).toEqual(['Female']);
  expect(cellsOf('pessoa', { idioma: 'pt' }, 'es')).toEqual(['portugués']);
});
