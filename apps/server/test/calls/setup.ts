import { sql } from 'kysely';
import type { ExampleCall } from './example-call.ts';

/** Form that the first administrator of a new network sends. */
export const setupEntry = {
  codigo: 'test test test',
  instituicao: 'Universidade do Vale',
  sigla: 'UVALE',
  campus: 'Campus Sede',
  biblioteca: 'Biblioteca Nova',
  sigla_biblioteca: 'NOVA',
  nome: 'Rita Ramos',
  email: 'rita@example.org',
  usuario: 'rita',
  senha: 'cavalo no telhado',
  regras: true,
  feriados: true,
};

export const setupCalls = {
  getFirstSteps: { url: '/api/atendimento/primeiros-passos', by: 'elisa', refused: [] },
  getSetup: { url: '/api/instalacao', refused: [] },
  setUp: {
    url: '/api/instalacao',
    payload: setupEntry,
    prepare: async ({ db }) => {
      await sql`update login set role = 'staff' where role = 'administrator'`.execute(db);
    },
    restore: async ({ db }) => {
      await sql`update login set role = 'administrator' where username = 'elisa'`.execute(db);
      await sql`delete from person where name = 'Rita Ramos'`.execute(db);
      await sql`delete from opening_entry`.execute(db);
      await sql`delete from library where code = 'NOVA'`.execute(db);
      await sql`delete from loan_type where code in ('NOR', 'CUR', 'LOC')`.execute(db);
      await sql`delete from institution_setting where key in ('name', 'initials', 'supportMessage')`.execute(
        db,
      );
    },
    refused: [
      { payload: { ...setupEntry, codigo: 7 }, field: 'codigo' },
      { payload: { ...setupEntry, sigla_biblioteca: 'x'.repeat(11) }, field: 'sigla_biblioteca' },
      { payload: { ...setupEntry, senha: 'x'.repeat(1001) }, field: 'senha' },
      { payload: { ...setupEntry, regras: 'sim' }, field: 'regras' },
      { payload: { ...setupEntry, papel: 'administrator' }, field: 'papel' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
