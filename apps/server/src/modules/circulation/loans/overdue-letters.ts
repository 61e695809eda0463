import { mostOverdueLetters, type endpoints, type Language, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor, type Translate } from '@estante/phrases';
import { sql } from 'kysely';
import { refuseInvertedDays } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readSettings } from '../../institution/index.ts';
import { libraryNameIn } from '../../libraries/index.ts';
import { recordLook } from '../../staff-access/index.ts';
import { civilDay } from '../rules/index.ts';
import { readLateness } from './charge-lateness.ts';
import type { LoanDeps } from './list-pending-titles.ts';
import { filterOf, place, presentOverdue, type WireOverdue } from './overdue-loans.ts';
import { findOverdueLoans, type OverdueRow } from './overdue-repository.ts';

type Letter = Success<typeof endpoints.writeOverdueLetters>['cartas'][number];

/** Most late loans that are looked at for a print. */
const mostLoans = 20 * mostOverdueLetters;

/** A letter to print for each person who is late, in their language; the person who is latest comes first. */
export function writeOverdueLetters({
  db,
  clock,
}: LoanDeps): UseCase<typeof endpoints.writeOverdueLetters> {
  return async ({ query }, { person: { loginId }, language }) => {
    const inverted = refuseInvertedDays(query.dataIni, query.dataFim);
    if (inverted) return inverted;
    const at = clock.now();
    const sight = { db, loginId, language };
    const filter = { ...filterOf(query), at };
    const rows = await findOverdueLoans(sight, filter, { page: 1, size: mostLoans + 1 });
    const all = Map.groupBy(rows.slice(0, mostLoans), ({ person_id: id }) => id);
    const of = [...all].slice(0, mostOverdueLetters);
    const personIds = of.flatMap(([id]) => id ?? []);
    await recordLook(db, clock, { personIds, loginId, place });
    const write = await letterWriter(db, personIds, at);
    const cartas = [];
    for (const [id, loans] of of) cartas.push(await write(id, loans));
    return {
      status: 200,
      body: { cartas, cortado: rows.length > mostLoans || all.size > of.length },
    };
  };
}

async function letterWriter(db: Db, personIds: readonly number[], now: Temporal.Instant) {
  const [{ name: institution }, addressees, latenessOf] = await Promise.all([
    readSettings(db),
    findAddressees(db, personIds),
    readLateness(db, now),
  ]);
  const libraryIn = rememberLibraries(db);
  return async (id: number | null, rows: readonly OverdueRow[]): Promise<Letter> => {
    const addressee = addressees.find((one) => one.id === id);
    const language = addressee?.language ?? 'pt';
    const t = translatorFor(language);
    const items = [];
    for (const [at, loan] of (await presentOverdue(db, rows, latenessOf)).entries()) {
      items.push(itemWords(loan, await libraryIn(rows[at]?.library_id ?? 0, language), t));
    }
    const name = rows[0]?.person ?? '';
    return {
      idioma: language,
      nome_pessoa: name,
      endereco: addressee ? addressLines(addressee) : [],
      data: t('overdueLoans.letter.date', { day: civilDay(now).toString() }),
      saudacao: t('overdueLoans.letter.greeting', { name }),
      pedido: t('overdueLoans.letter.ask', { count: rows.length }),
      emprestimos: items,
      fecho: t('overdueLoans.letter.end', { institution }),
    };
  };
}

function itemWords(loan: WireOverdue, library: string, t: Translate): string {
  const title = loan.acervo.titulo || t('loans.goneTitle');
  const { codigo_barras: barcode, multa_centavos: sum, devolver_as: at, devolver_ate: day } = loan;
  const due =
    at === null
      ? t('overdueLoans.letter.item', { title, barcode, library, day })
      : t('overdueLoans.letter.itemAt', { title, barcode, library, at });
  return sum > 0 ? `${due} ${t('overdueLoans.letter.fine', { sum })}` : due;
}

/** The name of a library in a language, asked for once. */
function rememberLibraries(db: Db) {
  const names = new Map<string, Promise<string>>();
  return (id: number, language: Language): Promise<string> => {
    const key = `${language}${id}`;
    const name = names.get(key) ?? libraryNameIn(db, id, language);
    names.set(key, name);
    return name;
  };
}

type Addressee = Awaited<ReturnType<typeof findAddressees>>[number];

function findAddressees(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('person as p')
    .leftJoin('personal_data as d', 'd.person_id', 'p.id')
    .select(['p.id', 'p.language'])
    .select(['d.street', 'd.complement', 'd.district', 'd.postal_code', 'd.city'])
    .where(sql<boolean>`p.id = any(${ids}::integer[])`)
    .execute();
}

/** Lines of an address as it stands on an envelope; what is not known is left out. */
function addressLines(to: Addressee): string[] {
  const postal = (to.postal_code ?? '').replace(/^(\d{5})-?(\d{3})$/, '$1-$2');
  const lines = [
    [to.street, to.complement].filter(Boolean).join(', '),
    to.district ?? '',
    [postal, to.city].filter(Boolean).join(' '),
  ];
  return lines.filter(Boolean);
}
