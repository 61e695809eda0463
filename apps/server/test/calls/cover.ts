import { sql } from 'kysely';
import { pictureOf } from '../pictures.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const versao = 'abcdefghijklmnop';

/** Title 1 has a cover. */
async function writeCover({ db }: TestApp): Promise<void> {
  await sql`insert into cover (title_id, version, file_name, small, medium, large)
    values (1, ${versao}, 'a.jpg', '', '', '') on conflict (title_id) do update set version = ${versao}`.execute(
    db,
  );
}

async function dropCover({ db }: TestApp): Promise<void> {
  await db.deleteFrom('cover').execute();
  await db.deleteFrom('cover_refusal').execute();
}

async function prepare({ db }: TestApp): Promise<void> {
  await db.deleteFrom('institution_edit').execute();
}

const picture = (await pictureOf('#336699')).toString('base64');
const ofOne = { by: 'davi', prepare: writeCover, restore: dropCover } as const;
const wrong = [
  { payload: {}, field: 'versao' },
  { payload: { versao: 'curta' }, field: 'versao' },
];

export const coverSource = {
  cod_fonte: null,
  nome: 'Capas da Rede',
  endereco: 'https://capas.example.org/{isbn}.jpg',
  caminho: '',
  pagina: '',
  ligada: true,
  pausa: 4,
} as const;
export const coverSources = {
  versao: 0,
  ligada: false,
  documentos: false,
  servidores: [],
  fontes: [coverSource],
} as const;
const sourcesPath = '/api/atendimento/fontes-capas';

export const coverCalls = {
  reportCover: {
    url: '/api/acervo/1/capa/aviso',
    payload: { versao },
    missing: 'NaoEncontrado',
    prepare: writeCover,
    restore: dropCover,
    refused: wrong,
  },
  listStaffCovers: {
    by: 'davi',
    url: '/api/atendimento/capas',
    refused: [
      { query: 'lista=todas', field: 'lista' },
      { query: 'pagina=0', field: 'pagina' },
      { query: 'cod_acervo=x', field: 'cod_acervo' },
    ],
  },
  keepCover: {
    ...ofOne,
    url: '/api/atendimento/capas/1/confirmacao',
    payload: { versao },
    refused: wrong,
  },
  refuseCover: {
    ...ofOne,
    url: '/api/atendimento/capas/1/recusa',
    payload: { versao },
    refused: wrong,
  },
  replaceCover: {
    ...ofOne,
    url: '/api/atendimento/capas/1',
    payload: { conteudo: picture },
    refused: [
      { payload: {}, field: 'conteudo' },
      { payload: { conteudo: 'não é base 64' }, field: 'conteudo' },
    ],
  },
  getCoverSources: { by: 'elisa', url: sourcesPath, refused: [] },
  changeCoverSources: {
    by: 'elisa',
    url: sourcesPath,
    payload: coverSources,
    prepare,
    refused: [
      { payload: { ...coverSources, versao: -1 }, field: 'versao' },
      { payload: { ...coverSources, servidores: ['https://a.example/'] }, field: 'servidores' },
      ...[
        { nome: '' },
        { endereco: 'https://capas.example.org/capa.jpg' },
        { endereco: 'ftp://capas.example.org/{isbn}' },
        { endereco: 'https://127.0.0.1/{isbn}' },
        { caminho: 'a b' },
        { pagina: 'javascript:alert(1)' },
        { pausa: 0 },
        { cod_fonte: 77_777 },
      ].map((other) => ({
        payload: { ...coverSources, fontes: [{ ...coverSource, ...other }] },
        field: 'fontes',
      })),
    ],
  },
} as const satisfies Readonly<Record<string, ExampleCall>>;
