import { randomUUID } from 'node:crypto';
import { dateAgo, demoStaff, type DemoLendable, type Desk } from './desk.ts';
import { civilDay, debts, loanRequests, suspensions } from '../modules/circulation/index.ts';

/** Plays the circulation of each of the demo logins, in the order in which it happened. */
export async function playCirculation(desk: Desk): Promise<void> {
  await playStudent(desk);
  await playTeacher(desk);
  await playSuspended(desk);
  await playPostgraduate(desk);
  await playEmployee(desk);
  const services = 'Cópias de mapas da mapoteca';
  await charge(desk, { to: 'visitante', amount: 1200, daysAgo: 9, services });
}

/** Plays the student: she owes a little, and may borrow again once what is late is back. */
async function playStudent(desk: Desk): Promise<void> {
  const first = desk.take('central');
  const loanId = await desk.lend('aluna', first, 40);
  await desk.giveBack(first, 28);
  await suspend(desk, { who: 'aluna', loanId, copy: first, from: 28, until: 21 });
  const services = 'Impressão de 6 páginas';
  await charge(desk, { to: 'aluna', amount: 150, daysAgo: 15, services });
  for (const daysAgo of [10, 5, 3]) await desk.lend('aluna', desk.take('central'), daysAgo);
  const awaited = desk.take('central', 'only');
  await desk.lend('servidor', awaited, 9);
  await hold(desk, 'aluna', awaited, 6);
  await desk.giveBack(awaited, 1);
  const refused = desk.take('elsewhere', 'only');
  const refusal = { id: await request(desk, 'aluna', refused, 20), now: desk.ago(19) };
  const reason = 'O exemplar está separado para a aula prática desta semana.';
  await loanRequests.endUnfinished(desk.trx, {
    ...refusal,
    from: 'waiting',
    by: 'staff',
    reason,
    endedBy: null,
  });
  const coming = desk.take('elsewhere', 'only');
  await desk.send(await request(desk, 'aluna', coming, 2), coming, 1);
}

/** Plays the teacher, who has paid a part of the fine and waits for what another reader has. */
async function playTeacher(desk: Desk): Promise<void> {
  const late = desk.take('central');
  const loanId = await desk.lend('professor', late, 30);
  await desk.giveBack(late, 6);
  await pay(desk, loanId, { amount: 300, daysAgo: 6 });
  await desk.lend('professor', desk.take('central'), 5);
  const awaited = desk.take('central', 'only');
  await desk.lend('mestranda', awaited, 7);
  await hold(desk, 'professor', awaited, 4);
}

async function playSuspended(desk: Desk): Promise<void> {
  const late = desk.take('central');
  const loanId = await desk.lend('duaslogins', late, 12);
  await desk.giveBack(late, 1);
  await suspend(desk, { who: 'duaslogins', loanId, copy: late, from: 1, until: -12 });
}

/** Plays the postgraduate: one request waits to be sent, another can be fetched. */
async function playPostgraduate(desk: Desk): Promise<void> {
  await desk.lend('mestranda', desk.take('central'), 13);
  await request(desk, 'mestranda', desk.take('elsewhere', 'only'), 1);
  const there = desk.take('elsewhere', 'only');
  await desk.send(await request(desk, 'mestranda', there, 4), there, 3);
  await desk.giveBack(there, 1, libraryOf(desk));
}

/** Plays the employee, who fetched a copy that came from another library; it is late by now. */
async function playEmployee(desk: Desk): Promise<void> {
  const fetched = desk.take('elsewhere', 'only');
  await desk.send(await request(desk, 'servidor', fetched, 15), fetched, 14);
  const at = libraryOf(desk);
  await desk.giveBack(fetched, 12, at);
  await desk.lend('servidor', { ...fetched, libraryId: at }, 11);
}

/** Finds the library in which these people fetch what they ask for: that of the login 'aluna'. */
const libraryOf = (desk: Desk): number => desk.patron('aluna').libraryId;

async function hold(desk: Desk, who: string, copy: DemoLendable, daysAgo: number): Promise<void> {
  const { personId, loginId } = desk.patron(who);
  await desk.trx
    .insertInto('hold')
    .values({
      person_id: personId,
      login_id: loginId,
      library_id: copy.libraryId,
      ...wanted(copy),
      location_id: null,
      placed_at: dateAgo(desk, daysAgo),
    })
    .execute();
}

/** Asks the library of a copy for its title. */
async function request(
  desk: Desk,
  who: string,
  copy: DemoLendable,
  daysAgo: number,
): Promise<number> {
  const { personId, loginId } = desk.patron(who);
  const { id } = await desk.trx
    .insertInto('loan_request')
    .values({
      person_id: personId,
      login_id: loginId,
      origin_library_id: copy.libraryId,
      receiving_library_id: libraryOf(desk),
      ...wanted(copy),
      phone: '(00) 5550-0199',
      email: `${who}@rebivale.example`,
      authorised_person: '',
      is_home_delivery: false,
      address: '',
      requested_at: dateAgo(desk, daysAgo),
      expected_on: civilDay(desk.ago(daysAgo - 3)).toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function wanted({ titleId, volume, tome, part, additionalMaterial }: DemoLendable) {
  return {
    title_id: titleId,
    volume,
    tome,
    part,
    additional_material: additionalMaterial,
  };
}

interface SuspensionScene {
  readonly who: string;
  readonly loanId: number;
  readonly copy: DemoLendable;
  /** Days ago; a negative number means days ahead. */
  readonly from: number;
  readonly until: number;
}

async function suspend(
  desk: Desk,
  { who, loanId, copy, from, until }: SuspensionScene,
): Promise<void> {
  await suspensions.imposeSuspension(desk.trx, {
    ...desk.patron(who),
    libraryId: copy.libraryId,
    loanId,
    reason: 'Devolvido com atraso, com outro leitor à espera.',
    from: civilDay(desk.ago(from)),
    until: civilDay(desk.ago(until)),
    at: desk.ago(from),
    imposedBy: desk.patron(demoStaff).loginId,
  });
}

interface DebtScene {
  readonly to: string;
  readonly amount: number;
  readonly daysAgo: number;
  readonly services: string;
}

async function charge(desk: Desk, { to, amount, daysAgo, services }: DebtScene): Promise<void> {
  const { personId, loginId, libraryId } = desk.patron(to);
  await debts.chargeDebt(desk.trx, {
    personId,
    loginId,
    libraryId,
    loanId: null,
    kind: 'service',
    description: services,
    amount,
    at: desk.ago(daysAgo),
    chargedBy: desk.patron(demoStaff).loginId,
  });
}

/** A part of the fine of a loan, in cash. */
async function pay(
  desk: Desk,
  loanId: number,
  { amount, daysAgo }: { readonly amount: number; readonly daysAgo: number },
): Promise<void> {
  const { id } = await desk.trx
    .selectFrom('debt')
    .select('id')
    .where('loan_id', '=', loanId)
    .executeTakeFirstOrThrow();
  await desk.trx
    .insertInto('debt_entry')
    .values({
      debt_id: id,
      kind: 'payment',
      amount,
      reversed_id: null,
      entered_at: dateAgo(desk, daysAgo),
      entered_by: desk.patron(demoStaff).loginId,
      method: 'cash',
      submission: randomUUID(),
    })
    .execute();
}
