import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import type { z } from 'zod';

type Document = z.output<(typeof endpoints.getLoanRules)['responses'][200]>;
export type WireRule = Document['regras'][number];
export type WireCategory = Document['categorias'][number];

/** All loan rules: the general ones first, then those of each library, each category's together. */
export async function findRules(db: Db): Promise<WireRule[]> {
  const rows = await db
    .selectFrom('loan_rule')
    .selectAll()
    .orderBy(sql`library_id nulls first`)
    .orderBy(sql`category_id nulls first`)
    .orderBy(sql`loan_type_id nulls first`)
    .execute();
  return rows.map((row) => {
    const { fixed_from: de, fixed_until: ate, fixed_due_on: due } = row;
    return {
      cod_biblioteca: row.library_id,
      cod_categoria: row.category_id,
      cod_tipo_emprestimo: row.loan_type_id,
      limite: row.loan_limit,
      unidade_prazo: row.period_unit === 'hours' ? 'horas' : 'dias',
      prazo: row.period_length,
      renovacoes: row.renewals,
      permite_reserva: row.allows_holds,
      dias_retirada: row.pickup_days,
      multa_dia_centavos: row.fine_per_day,
      carencia_dias: row.grace_days,
      multa_maxima_centavos: row.fine_cap,
      fator_suspensao: Number(row.suspension_factor),
      suspensao_maxima_dias: row.suspension_cap,
      prazo_fixo: de === null || ate === null || due === null ? null : { de, ate, vence_em: due },
    };
  });
}

/** Writes exactly these rules. Nothing names a rule by its number: loans keep what it said. */
export async function writeRules(trx: Db, rules: readonly WireRule[]): Promise<void> {
  await trx.deleteFrom('loan_rule').execute();
  if (rules.length === 0) return;
  await trx
    .insertInto('loan_rule')
    .values(
      rules.map((rule) => ({
        library_id: rule.cod_biblioteca,
        category_id: rule.cod_categoria,
        loan_type_id: rule.cod_tipo_emprestimo,
        loan_limit: rule.limite,
        period_unit: rule.unidade_prazo === 'horas' ? ('hours' as const) : ('days' as const),
        period_length: rule.prazo,
        renewals: rule.renovacoes,
        allows_holds: rule.permite_reserva,
        pickup_days: rule.dias_retirada,
        fine_per_day: rule.multa_dia_centavos,
        grace_days: rule.carencia_dias,
        fine_cap: rule.multa_maxima_centavos,
        suspension_factor: rule.fator_suspensao,
        suspension_cap: rule.suspensao_maxima_dias,
        fixed_from: rule.prazo_fixo?.de ?? null,
        fixed_until: rule.prazo_fixo?.ate ?? null,
        fixed_due_on: rule.prazo_fixo?.vence_em ?? null,
      })),
    )
    .execute();
}

export async function findLoanTypes(db: Db, language: Language) {
  const rows = await db
    .selectFrom('loan_type as t')
    .select(['t.id', nameIn('t', language).as('name')])
    .orderBy('name')
    .execute();
  return rows.map(({ id, name }) => ({ cod_tipo_emprestimo: id, desc_tipo_emprestimo: name }));
}

export async function findLoanTypeIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('loan_type').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function findLibraryIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('library').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Patron categories, with the number of logins of each; by the names of the network where no language is asked for. */
export async function findCategories(db: Db, language: Language = 'pt') {
  const rows = await db
    .selectFrom('patron_category as c')
    .select(['c.id', 'c.code', nameIn('c', language).as('name')])
    .select(
      sql<number>`(select count(*)::integer from login where category_id = c.id)`.as('patrons'),
    )
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    codigo: row.id,
    sigla: row.code,
    descricao: row.name,
    leitores: row.patrons,
  }));
}

/** Writes exactly these categories; those that go must have no patrons. Codes may have changed places. */
export async function writeCategories(trx: Db, categories: readonly WireCategory[]): Promise<void> {
  const kept = categories.flatMap(({ codigo }) => (codigo === null ? [] : [codigo]));
  await trx
    .deleteFrom('patron_category')
    .where('id', 'not in', [0, ...kept])
    .execute();
  await trx
    .updateTable('patron_category')
    .set({ code: sql<string>`'#' || id` })
    .execute();
  for (const { codigo: id, sigla: code, descricao: name } of categories) {
    const row = { code, name };
    if (id === null) await trx.insertInto('patron_category').values(row).execute();
    else await trx.updateTable('patron_category').set(row).where('id', '=', id).execute();
  }
}
