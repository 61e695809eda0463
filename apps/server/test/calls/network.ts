import { describeDublinCore } from '../../src/modules/harvester/dublin-core.ts';
import { sql } from 'kysely';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

/** Number of the institution, of the edition and of the record. */
const own = 900;

async function writeRecord({ db }: TestApp): Promise<void> {
  await writeInstitution({ db });
  await sql`insert into network_edition (id) overriding system value values (${own})
    on conflict do nothing`.execute(db);
  const title = { name: 'title', attributes: {}, children: [], text: 'Título de fora' };
  const dc = { name: 'dc', attributes: {}, children: [title], text: '' };
  await sql`insert into network_record (id, institution_id, identifier, datestamp, raw, format,
      description, edition_id, list_number, harvested_at)
    overriding system value values (${own}, ${own}, 'oai:a:1', '2026-01-01', '<dc/>', 'oai_dc',
      ${JSON.stringify(describeDublinCore(dc))}, ${own}, 1, '2026-01-01')
    on conflict do nothing`.execute(db);
}

async function writeInstitution({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.deleteFrom('institution_edit').execute();
  await sql`insert into network_institution (id, name, base_url)
    overriding system value values (${own}, 'De fora', 'https://fora.example/oai')
    on conflict do nothing`.execute(db);
}

async function dropInstitution({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.deleteFrom('network_institution').execute();
}

const institution = {
  cod_instituicao: null,
  nome: 'Universidade Vizinha',
  endereco: 'https://vizinha.example/oai',
  prefixo: 'oai_dc',
  conjunto: '',
  logotipo: '',
  link_acervo: 'https://vizinha.example/titulo/{id}',
  link_reserva: '',
  frequencia: 'diaria',
  pausada: false,
};

const faults = [
  { nome: '' },
  { nome: 'x'.repeat(201) },
  { endereco: '' },
  { endereco: 'ftp://vizinha.example/oai' },
  { endereco: 'https://ana:senha@vizinha.example/oai' },
  { prefixo: 'com espaço' },
  { conjunto: 'a b' },
  { logotipo: 'javascript:alert(1)' },
  { link_acervo: 'javascript:alert({id})' },
  { link_reserva: '/reserva/{id}' },
  { frequencia: 'mensal' },
  { pausada: 'sim' },
  { estado: null },
  { cod_instituicao: 77_777 },
];

export const networkCalls = {
  listNetworkInstitutions: { url: '/api/rede-pergamum/oai/instituicoes', refused: [] },
  getNetworkTitle: {
    url: `/api/rede-pergamum/acervo/${own}`,
    missing: 'NaoEncontrado',
    prepare: writeRecord,
    restore: dropInstitution,
    refused: [],
  },
  getNetwork: { by: 'elisa', url: '/api/atendimento/rede', refused: [] },
  changeNetwork: {
    by: 'elisa',
    url: '/api/atendimento/rede',
    payload: { versao: 0, instituicoes: [institution] },
    prepare: async ({ db }) => {
      await dropInstitution({ db });
      await db.deleteFrom('institution_edit').execute();
    },
    restore: dropInstitution,
    refused: [
      ...faults.map((fault) => [{ ...institution, ...fault }]),
      [institution, institution],
    ].map((instituicoes) => ({ payload: { versao: 0, instituicoes }, field: 'instituicoes' })),
  },
  tryNetworkInstitution: {
    by: 'elisa',
    url: '/api/atendimento/rede/teste',
    payload: { endereco: 'http://10.0.0.1/oai' },
    refused: [
      { payload: { endereco: '' }, field: 'endereco' },
      { payload: { endereco: 'file:///etc/passwd' }, field: 'endereco' },
    ],
  },
  harvestNetworkInstitution: {
    by: 'elisa',
    missing: 'NaoEncontrado',
    url: `/api/atendimento/rede/${own}/coleta`,
    payload: { completa: false },
    prepare: writeInstitution,
    restore: dropInstitution,
    refused: [{ payload: { completa: 'sim' }, field: 'completa' }],
  },
} satisfies Record<string, ExampleCall>;
