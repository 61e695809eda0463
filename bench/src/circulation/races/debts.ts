import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@estante/contract';
import { lend, place, request } from '../acts.ts';
import type { Client } from '../client.ts';
import { atOnce, crowd, nth, type Arena } from '../crowd.ts';
import { password } from '../people.ts';
import { copiesOf } from '../site.ts';

interface Debt {
  readonly id: number;
  readonly person: number;
  readonly libraryId: number;
}

const owed = 2000;

/** Charges a person. Returns null where they have left. */
export async function charge(
  desk: Client,
  person: number,
  libraryId: number,
): Promise<Debt | null> {
  const body = {
    cod_biblioteca: libraryId,
    tipo_servico: 'servico',
    motivo: 'Cópias',
    valor_centavos: owed,
    submissao: crypto.randomUUID(),
  } as const;
  const reply = await desk.call(endpoints.chargePatron, { params: { id: String(person) }, body });
  const [debt] = reply.body?.debitos ?? [];
  return debt ? { id: debt.codigo, person, libraryId } : null;
}

/** Sends one payment, as often as it is called with the same submission. */
export async function pay(
  desk: Client,
  debt: Debt,
  submissao: string,
  amount: number,
): Promise<boolean> {
  const { person: id, libraryId: cod_biblioteca } = debt;
  const body = { cod_biblioteca, valor_centavos: amount, metodo: 'dinheiro', submissao } as const;
  const reply = await desk.call(endpoints.payDebts, { params: { id: String(id) }, body });
  if (reply.body) desk.evidence.acknowledged('paid', { person: id, amount, word: submissao });
  return reply.body !== null;
}

async function discount(desk: Client, { id, person }: Debt, amount: number): Promise<void> {
  const word = `Acordo ${crypto.randomUUID()}`;
  const body = { valor_centavos: amount, motivo: word, submissao: crypto.randomUUID() };
  const reply = await desk.call(endpoints.discountDebt, { params: { id: String(id) }, body });
  if (reply.body) desk.evidence.acknowledged('discounted', { id, person, amount, word });
}

/** Eight debts at eight desks, each paid and let off for more than it is, every form sent twice. */
async function payments({ evidence, staff, readers, libraryId }: Arena): Promise<void> {
  const debtors = await readers(8);
  const charged = await Promise.all(
    debtors.map(({ person }, at) => charge(nth(staff, at), person.id, libraryId)),
  );
  const debts = charged.filter((debt) => debt !== null);
  const forms = Array.from({ length: crowd }, () => crypto.randomUUID());
  await atOnce(crowd * 2, async (at) => {
    const debt = nth(debts, at);
    const desk = nth(staff, at >> 3);
    if (at % 3 === 0) await discount(desk, debt, 500);
    else await pay(desk, debt, nth(forms, at), 700);
  });
  // One form sends the last payment 64 times.
  const last = await charge(nth(staff, 0), nth(debtors, 0).person.id, libraryId);
  if (!last) throw new Error('nothing was charged');
  const form = crypto.randomUUID();
  const paid = await atOnce(crowd, (at) => pay(nth(staff, at), last, form, 100));
  evidence.expectWins(7, 'receipts of one form', paid.filter(Boolean).length, crowd);
}

/**
 * Sixteen declare that they owe nothing; meanwhile one borrows, one waits, one is charged, one asks
 * another library, each a little later than the one before, so that some come first and some last.
 */
async function clearances({ site, staff, readers, libraryId }: Arena): Promise<void> {
  const leaving = await readers(crowd / 4);
  const free = await copiesOf(site.pool, 'leave');
  const far = await copiesOf(site.pool, 'far');
  const awaited = await copiesOf(site.pool, 'queue');
  const acts = [
    (reader: Client, at: number) => lend(nth(staff, at), reader.person, nth(free, at)),
    (reader: Client) => place(reader, nth(awaited, 0)),
    (reader: Client, at: number) => charge(nth(staff, at), reader.person.id, libraryId),
    (reader: Client, at: number) => request(reader, nth(far, at), libraryId),
  ];
  await atOnce(leaving.length, async (at) => {
    const reader = nth(leaving, at);
    const later = async () => {
      await delay(at * 5);
      await nth(acts, at)(reader, at);
    };
    await Promise.all([declare(reader), later()]);
  });
}

async function declare(reader: Client): Promise<void> {
  const reply = await reader.call(endpoints.issueClearance, { body: { senha: password } });
  if (reply.body) {
    const { codigo: word } = reply.body;
    reader.evidence.acknowledged('declared', { person: reader.person.id, word });
  }
}

export async function raceDebts(arena: Arena): Promise<void> {
  await payments(arena);
  await clearances(arena);
}
