import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const report = {
  at: '2026-03-01T12:00:00Z',
  kinds: [{ kind: 'bibliographic', read: 1, new: 0, changed: 0, unchanged: 0, setAside: 1 }],
  lists: { setAside: 'gone.jsonl' },
};

const columns = `kind, login_id, begun_at, file_name, size, received, state, task, report`;

/** A file that elisa sent, in a state, with an import that can be undone. */
const writeRun = (state: string, received: number) => async (server: TestApp) => {
  const { pool } = server;
  await pool.query('truncate import_run restart identity cascade');
  await pool.query(
    `insert into import_run (${columns}) values ('marc', 5, '2026-03-01T12:00:00Z', 'um.mrc', 6, $1, $2, null, $3)`,
    [received, state, report],
  );
  await pool.query(`insert into import (files, run_id) values ('{um.mrc}', 1)`);
};

const opcoes = {
  cod_biblioteca: null,
  bibliotecas: [],
  cria_bibliotecas: false,
  fonte: '',
  caracteres: null,
  itens: null,
};
const start = { tarefa: 'simulacao-desfazer', opcoes };
const asked = { by: 'elisa', missing: 'NaoEncontrado' } as const;

export const importRunCalls = {
  listImportRuns: {
    by: 'elisa',
    url: '/api/atendimento/importacoes',
    prepare: writeRun('ended', 6),
    refused: [{ query: 'pagina=0', field: 'pagina' }],
  },
  getImportRun: {
    ...asked,
    url: '/api/atendimento/importacoes/1',
    prepare: writeRun('ended', 6),
    refused: [],
  },
  beginImportRun: {
    by: 'elisa',
    url: '/api/atendimento/importacoes',
    payload: { tipo: 'marc', arquivo: 'um.mrc', bytes: 6 },
    refused: [
      { payload: { tipo: 'leitores', arquivo: 'um.mrc', bytes: 6 }, field: 'tipo' },
      { payload: { tipo: 'marc', arquivo: 'x'.repeat(256), bytes: 6 }, field: 'arquivo' },
      { payload: { tipo: 'marc', arquivo: 'um.mrc', bytes: 0 }, field: 'bytes' },
      { payload: { tipo: 'marc', arquivo: 'um.mrc', bytes: 2_000_000_001 }, field: 'bytes' },
    ],
  },
  sendImportPart: {
    ...asked,
    url: '/api/atendimento/importacoes/1/partes',
    payload: { posicao: 0, conteudo: 'AAAA' },
    prepare: writeRun('receiving', 3),
    refused: [
      { payload: { posicao: -1, conteudo: 'AAAA' }, field: 'posicao' },
      { payload: { posicao: 0, conteudo: '%' }, field: 'conteudo' },
    ],
  },
  startImportRun: {
    ...asked,
    url: '/api/atendimento/importacoes/1/inicio',
    payload: start,
    prepare: writeRun('ended', 6),
    refused: [
      { payload: { ...start, tarefa: 'tudo' }, field: 'tarefa' },
      { payload: { ...start, opcoes: { ...opcoes, caracteres: 'x' } }, field: 'opcoes' },
      {
        payload: {
          ...start,
          opcoes: { ...opcoes, siglas: [{ lista: 'campus', codigo: 'C', cod_entrada: 1 }] },
        },
        field: 'opcoes',
      },
    ],
  },
  cancelImportRun: {
    ...asked,
    url: '/api/atendimento/importacoes/1/cancelamento',
    prepare: writeRun('ready', 6),
    refused: [],
  },
  listImportedRecords: {
    ...asked,
    url: '/api/atendimento/importacoes/1/listas/separados',
    prepare: writeRun('ended', 6),
    refused: [{ query: 'pagina=0', field: 'pagina' }],
  },
  downloadImportedRecords: {
    ...asked,
    url: '/api/atendimento/importacoes/1/listas/separados/arquivo',
    prepare: writeRun('ended', 6),
    refused: [],
  },
} as const satisfies Record<string, ExampleCall>;
