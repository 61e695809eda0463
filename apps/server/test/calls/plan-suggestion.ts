import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const citacao = 'SILVA, Ana. Livro que ninguém tem. São Paulo: Ática, 1999.';

/** Plan 900 is clara's: nobody has what it lists. */
async function writeLackingPlan({ pool }: TestApp): Promise<void> {
  await dropPlan({ pool });
  await pool.query(`
    with u as (insert into organizational_unit (code, name, key) values ('UFALTA', 'Unidade', 'unidade') returning id),
      d as (insert into discipline (code, name, key) values ('DFALTA', 'Disciplina', 'disciplina') returning id),
      f as (insert into professor (code, name, key, person_id) values ('PFALTA', 'Professora', 'professora', 3) returning id)
    insert into teaching_plan (id, unit_id, discipline_id, professor_id, year, semester)
      overriding system value select 900, u.id, d.id, f.id, 2026, 1 from u, d, f`);
  await pool.query(
    `insert into bibliography_item (plan_id, position, kind, citation) values (900, 0, 'basic', $1)`,
    [citacao],
  );
}

async function dropPlan({ pool }: Pick<TestApp, 'pool'>): Promise<void> {
  await pool.query(`delete from acquisition_suggestion where person_id = 3`);
  await pool.query(`delete from teaching_plan where id = 900`);
  for (const table of ['organizational_unit', 'discipline', 'professor']) {
    await pool.query(`delete from ${table} where code like '_FALTA'`);
  }
}

const shared = {
  by: 'clara',
  others: 404,
  missing: 'NaoEncontrado',
  prepare: writeLackingPlan,
  restore: dropPlan,
} as const;
const sent = { biblioteca: 1, itens: [{ citacao, exemplares: 2 }] };

export const planSuggestionCalls = {
  listPlanLacks: { ...shared, url: '/api/aquisicao/planos/900/faltas', refused: [] },
  suggestPlanLacks: {
    ...shared,
    url: '/api/aquisicao/planos/900/sugestoes',
    payload: sent,
    refused: [
      { payload: { ...sent, biblioteca: undefined }, field: 'biblioteca' },
      { payload: { ...sent, biblioteca: 'Central' }, field: 'biblioteca' },
      { payload: { ...sent, itens: [] }, field: 'itens' },
      { payload: { ...sent, itens: [{ citacao: '', exemplares: 1 }] }, field: 'itens' },
      { payload: { ...sent, itens: [{ citacao, exemplares: 0 }] }, field: 'itens' },
      { payload: { ...sent, itens: [{ citacao, exemplares: 1000 }] }, field: 'itens' },
      { payload: { ...sent, itens: [{ citacao, exemplares: 1.5 }] }, field: 'itens' },
      { payload: { ...sent, itens: [{ citacao, exemplares: 1, titulo: 'x' }] }, field: 'itens' },
      {
        payload: {
          ...sent,
          itens: Array.from({ length: 201 }, () => ({ citacao, exemplares: 1 })),
        },
        field: 'itens',
      },
      { payload: { ...sent, cod_pessoa: 2 }, field: 'cod_pessoa' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
