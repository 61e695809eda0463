import { debts, desk, holds, loans } from '../../circulation/index.ts';
import type { Answerer, Call } from '../call.ts';
import { languageOf, numberOf } from '../languages.ts';
import { digits, writeMoment, type Field } from '../message/index.ts';
import { writeMoney } from '../money.ts';
import { institution, patron, screen } from './fields.ts';
import {
  readPatronView,
  refusedPatronView,
  standingFields,
  type PatronView,
} from './patron-status.ts';

/** Items told as a list of each kind: bar codes of those that are there, titles of those awaited. */
interface Lists {
  readonly held: readonly string[];
  readonly overdue: readonly string[];
  readonly charged: readonly string[];
  readonly fines: readonly string[];
  readonly unavailable: readonly string[];
}

const noLists: Lists = { held: [], overdue: [], charged: [], fines: [], unavailable: [] };

/** In the order of the summary: which list is asked for, and the field of its items. Nothing is recalled. */
const places = [
  ['held', 'AS'],
  ['overdue', 'AT'],
  ['charged', 'AU'],
  ['fines', 'AV'],
  [null, 'BU'],
  ['unavailable', 'CD'],
] as const;

/** 63: the same as 23, with what somebody has, owes and waits for. */
export const patronInformation: Answerer<'63'> = {
  answer: async (call) => {
    call.visit.language = languageOf(call.message.fixed.language);
    const told = await readPatronView(call);
    const lists = told.person ? await readLists(call, told.person) : noLists;
    return tell(call, told, lists);
  },
  refuse: (call, sentence) => tell(call, refusedPatronView(sentence), noLists),
};

function tell(call: Call<'63'>, told: PatronView, lists: Lists) {
  const counts = places.map(([name]) => digits(name === null ? 0 : lists[name].length, 4));
  const head = `64${told.flags}${numberOf(call.visit.language)}${writeMoment(call.at)}`;
  return {
    head: head + counts.join(''),
    fields: [
      institution(call),
      patron(call),
      ...standingFields(told),
      ...itemsAsked(call, lists),
      screen(told.sentence),
    ],
  };
}

/** Items of the one list that is asked for, from the one to the other that are named. */
function itemsAsked({ message }: Call<'63'>, lists: Lists): Field[] {
  const [name, field] = places[message.fixed.summary.indexOf('Y')] ?? [null, ''];
  if (name === null) return [];
  const first = Math.max(1, Number(message.field('BP')) || 1);
  const last = Number(message.field('BQ')) || Infinity;
  return lists[name].slice(first - 1, last).map((item) => [field, item] as const);
}

async function readLists(
  { deps: { db }, visit: { language }, at }: Call,
  { id: personId, loginId }: NonNullable<PatronView['person']>,
): Promise<Lists> {
  const [open, own, ready, requests, owed] = await Promise.all([
    loans.findOpenLoans(db, personId),
    holds.readOwnHolds(db, { personId, loginId, language, now: at }),
    desk.findReadyHolds(db, personId, language),
    desk.findReadyRequests(db, personId, language),
    debts.findDebts(db, { personId, isOpen: true }, language),
  ]);
  const lent = await loans.presentLoans(open, { db, language, now: at, details: false });
  const barcodes = lent.map(({ codigo_barras }) => codigo_barras);
  return {
    held: [...ready, ...requests].map(({ barcode, title }) => barcode ?? title),
    overdue: lent.flatMap(({ atrasado, codigo_barras }) => (atrasado ? [codigo_barras] : [])),
    charged: barcodes,
    // Its number first: a payment may name it.
    fines: owed.map(({ id, balance, description, title }) =>
      [id, writeMoney(balance), description, title ?? ''].join(' ').trim(),
    ),
    unavailable: own.holds
      .filter(({ situacao }) => situacao !== 'liberada')
      .map(({ acervo }) => acervo.titulo),
  };
}
