import { hashOf as passwordHash, password } from '../people.ts';
import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const newPerson = { nome: 'Nova Pessoa', usuario: 'nova.pessoa', unidade: 'CENTRAL' };

/** Forgets the people who were registered. */
async function forget({ pool }: TestApp): Promise<void> {
  await pool.query(`delete from person where name = 'Nova Pessoa'`);
}

/** A second link of bruno's. */
async function link({ pool }: TestApp, endedAt: Date | null): Promise<void> {
  await pool.query(
    `insert into login (id, person_id, username, library_id, role, ended_at)
     overriding system value values (90001, 2, 'bruno.2', 1, 'patron', $1)
     on conflict (id) do update set ended_at = excluded.ended_at`,
    [endedAt],
  );
}

async function unlink({ pool }: TestApp): Promise<void> {
  await pool.query(`delete from login where username = 'bruno.2'`);
}

/** Somebody whose account is closed by each who may. */
async function writeLeaver({ pool }: TestApp): Promise<void> {
  await forgetLeaver({ pool });
  await pool.query(
    `insert into person (id, name, password_hash) overriding system value
     values (90001, 'Nina que vai', '')`,
  );
  await pool.query(
    `insert into login (id, person_id, username, library_id, role)
     overriding system value values (90002, 90001, 'nina', 1, 'patron')`,
  );
}

async function forgetLeaver({ pool }: Pick<TestApp, 'pool'>): Promise<void> {
  await pool.query('delete from person where id = 90001');
}

/** The password that the staff gave bruno. */
async function giveTemporary({ pool, clock }: TestApp): Promise<void> {
  await pool.query('delete from previous_password where person_id = 2');
  await pool.query(
    `update person set password_is_temporary = true, password_set_at = $1, password_hash = $2
     where id = 2`,
    [clock.now().toString(), passwordHash('k7mf-3qpr-9wza')],
  );
}

async function takeBackTemporary({ pool }: TestApp): Promise<void> {
  await pool.query(
    'update person set password_is_temporary = false, password_hash = $1 where id = 2',
    [passwordHash(password)],
  );
}

async function forgetRoles({ pool }: TestApp): Promise<void> {
  await pool.query('delete from staff_role');
}

async function writeRole(server: TestApp): Promise<void> {
  await forgetRoles(server);
  await server.pool.query(
    `insert into staff_role (id, name) overriding system value values (90001, 'Estágio')`,
  );
}

async function keepStaffPermissions({ pool }: TestApp): Promise<void> {
  await pool.query(
    `create table if not exists kept_permission as
     select * from role_permission where role = 'staff' and module = 2`,
  );
}

async function bringStaffPermissionsBack({ pool }: TestApp): Promise<void> {
  await pool.query(`delete from role_permission where role = 'staff' and module = 2`);
  await pool.query('insert into role_permission select * from kept_permission');
  await pool.query('drop table kept_permission');
}

const ownRegistration = {
  nome: 'Leitora Nova',
  email: 'nova@example.org',
  identidade: 'MG-1',
  cod_biblioteca: 1,
  senha: 'uma frase bem comprida',
};

async function allowRegistration({ pool }: TestApp): Promise<void> {
  await pool.query('update activity set enabled = true where code = 9233');
}

async function writeRegistration(server: TestApp): Promise<void> {
  await forgetRegistrations(server);
  await server.pool.query(
    `insert into registration_request
       (id, library_id, name, emails, id_number, password_hash, language, asked_at)
     overriding system value
     values (90001, 1, 'Nova Pessoa', '{}', 'X-1', '', 'pt', '2026-03-10T12:00:00Z')`,
  );
}

async function forgetRegistrations(server: TestApp): Promise<void> {
  await server.pool.query('delete from registration_request');
  await forget(server);
}

const noLimits = { desconto_centavos: null, estorno_centavos: null };

export const peopleCalls = {
  findPeople: {
    url: '/api/atendimento/pessoas?texto=bruno',
    by: 'davi',
    refused: [
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  getPersonRecord: {
    url: '/api/atendimento/pessoas/2',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    refused: [],
  },
  getPeopleChoices: { url: '/api/atendimento/opcoes-pessoas', by: 'davi', refused: [] },
  registerPerson: {
    url: '/api/atendimento/pessoas',
    by: 'davi',
    others: 404,
    payload: newPerson,
    prepare: forget,
    restore: forget,
    refused: [
      { payload: { ...newPerson, nome: undefined }, field: 'nome' },
      { payload: { ...newPerson, usuario: undefined }, field: 'usuario' },
      { payload: { ...newPerson, unidade: undefined }, field: 'unidade' },
      { payload: { ...newPerson, papel: 'administrador' }, field: 'papel' },
      { payload: { ...newPerson, validade: '2026-02-30' }, field: 'validade' },
      { payload: { ...newPerson, telefone: 'x'.repeat(61) }, field: 'telefone' },
      { payload: { ...newPerson, role: 'administrator' }, field: 'role' },
    ],
  },
  changePerson: {
    url: '/api/atendimento/pessoas/2',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: { telefone: '(24) 3333-1234' },
    refused: [
      { payload: { nome: 'x'.repeat(201) }, field: 'nome' },
      { payload: { observacao: 'x'.repeat(2001) }, field: 'observacao' },
      { payload: { receber_email: 'S' }, field: 'receber_email' },
      { payload: { senha: 'x' }, field: 'senha' },
    ],
  },
  changeLink: {
    url: '/api/atendimento/vinculos/2',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: { categoria: 'GRA' },
    refused: [
      { payload: { usuario: 'x'.repeat(201) }, field: 'usuario' },
      { payload: { validade: 'amanhã' }, field: 'validade' },
      { payload: { papel: 'administrador' }, field: 'papel' },
    ],
  },
  addLink: {
    url: '/api/atendimento/pessoas/2/vinculos',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: { usuario: 'bruno.2', unidade: 'CENTRAL' },
    prepare: unlink,
    restore: unlink,
    refused: [
      { payload: { unidade: 'CENTRAL' }, field: 'usuario' },
      { payload: { usuario: 'bruno.2' }, field: 'unidade' },
      { payload: { usuario: 'bruno.2', unidade: 'CENTRAL', papel: 'equipe' }, field: 'papel' },
    ],
  },
  endLink: {
    url: '/api/atendimento/vinculos/90001/encerramento',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: {},
    prepare: (server) => link(server, null),
    restore: unlink,
    refused: [{ payload: { motivo: 'x' }, field: 'motivo' }],
  },
  reviveLink: {
    url: '/api/atendimento/vinculos/90001/retomada',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: {},
    prepare: (server) => link(server, new Date('2026-03-01')),
    restore: unlink,
    refused: [{ payload: { motivo: 'x' }, field: 'motivo' }],
  },
  resetPassword: {
    url: '/api/atendimento/pessoas/2/senha',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: { modo: 'carta' },
    refused: [
      { payload: {}, field: 'modo' },
      { payload: { modo: 'nenhum' }, field: 'modo' },
      { payload: { modo: 'carta', senha: 'x' }, field: 'senha' },
    ],
  },
  checkPersonClosing: {
    url: '/api/atendimento/pessoas/2/encerramento',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    refused: [],
  },
  closePerson: {
    url: '/api/atendimento/pessoas/90001/encerramento',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: {},
    prepare: writeLeaver,
    restore: forgetLeaver,
    refused: [{ payload: { senha: 'x' }, field: 'senha' }],
  },
  replaceTemporaryPassword: {
    url: '/api/pessoas/bruno/senha-provisoria',
    payload: { senha: 'k7mf-3qpr-9wza', senhaNova: 'outra frase bem comprida' },
    prepare: giveTemporary,
    restore: takeBackTemporary,
    refused: [
      { payload: { senha: 'x' }, field: 'senhaNova' },
      { payload: { senhaNova: 'x' }, field: 'senha' },
      { payload: { senha: 'x', senhaNova: 'y', codigo: 1 }, field: 'codigo' },
    ],
  },
  listStaffRoles: { url: '/api/atendimento/papeis', by: 'elisa', refused: [] },
  makeStaffRole: {
    url: '/api/atendimento/papeis',
    by: 'elisa',
    payload: { nome: 'Estágio', atividades: [9201], limites: noLimits },
    prepare: forgetRoles,
    restore: forgetRoles,
    refused: [
      { payload: { atividades: [], limites: noLimits }, field: 'nome' },
      { payload: { nome: 'x', limites: noLimits }, field: 'atividades' },
      { payload: { nome: 'x', atividades: [] }, field: 'limites' },
      { payload: { nome: 'x'.repeat(61), atividades: [], limites: noLimits }, field: 'nome' },
      { payload: { nome: 'x', atividades: ['9201'], limites: noLimits }, field: 'atividades' },
      { payload: { nome: 'x', atividades: [], limites: noLimits, papel: 1 }, field: 'papel' },
      {
        payload: { nome: 'x', atividades: [], limites: { ...noLimits, desconto_centavos: -1 } },
        field: 'limites',
      },
    ],
  },
  changeStaffRole: {
    url: '/api/atendimento/papeis/90001',
    by: 'elisa',
    missing: 'NaoEncontrado',
    payload: { nome: 'Estágio', atividades: [9201], limites: noLimits },
    prepare: writeRole,
    restore: forgetRoles,
    refused: [{ payload: { nome: 'x', limites: noLimits }, field: 'atividades' }],
  },
  removeStaffRole: {
    url: '/api/atendimento/papeis/90001',
    by: 'elisa',
    missing: 'NaoEncontrado',
    prepare: writeRole,
    restore: forgetRoles,
    refused: [],
  },
  changeStaffPermissions: {
    url: '/api/atendimento/papel-equipe',
    by: 'elisa',
    payload: { atividades: [9201], limites: noLimits },
    prepare: keepStaffPermissions,
    restore: bringStaffPermissionsBack,
    refused: [
      { payload: { limites: noLimits }, field: 'atividades' },
      { payload: { atividades: [0], limites: noLimits }, field: 'atividades' },
    ],
  },
  giveRole: {
    url: '/api/atendimento/vinculos/2/papel',
    by: 'elisa',
    missing: 'NaoEncontrado',
    payload: { papel: 'leitor' },
    refused: [
      { payload: {}, field: 'papel' },
      { payload: { papel: 'chefe' }, field: 'papel' },
      { payload: { papel: 'equipe', cargo: 0 }, field: 'cargo' },
    ],
  },
  listAudit: {
    url: '/api/atendimento/auditoria?quem=ninguem',
    by: 'elisa',
    refused: [
      { query: 'tipo=nada', field: 'tipo' },
      { query: 'dataIni=ontem', field: 'dataIni' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  askRegistration: {
    url: '/api/pessoas/cadastro-proprio',
    payload: ownRegistration,
    prepare: allowRegistration,
    refused: [
      { payload: { ...ownRegistration, nome: undefined }, field: 'nome' },
      { payload: { ...ownRegistration, email: undefined }, field: 'email' },
      { payload: { ...ownRegistration, senha: undefined }, field: 'senha' },
      { payload: { ...ownRegistration, cod_biblioteca: 'BC' }, field: 'cod_biblioteca' },
      { payload: { ...ownRegistration, papel: 'administrador' }, field: 'papel' },
    ],
  },
  listRegistrations: {
    url: '/api/atendimento/cadastros',
    by: 'davi',
    refused: [{ query: 'pagina=0', field: 'pagina' }],
  },
  confirmRegistration: {
    url: '/api/atendimento/cadastros/90001/confirmacao',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    payload: { nome: 'Nova Pessoa', usuario: 'nova.pessoa' },
    prepare: writeRegistration,
    restore: forgetRegistrations,
    refused: [
      { payload: { usuario: 'x' }, field: 'nome' },
      { payload: { nome: 'x' }, field: 'usuario' },
      { payload: { nome: 'x', usuario: 'y', papel: 'equipe' }, field: 'papel' },
    ],
  },
  refuseRegistration: {
    url: '/api/atendimento/cadastros/90001',
    by: 'davi',
    others: 404,
    missing: 'NaoEncontrado',
    prepare: writeRegistration,
    restore: forgetRegistrations,
    refused: [],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
