import { translatorFor } from '@estante/phrases';
import type { PaymentMethod } from '@estante/contract';
import type { Refusal } from '../../../endpoint/refusal.ts';
import { refuse as refuseWith } from '../../../endpoint/refusal.ts';
import { sha256 } from '../../../platform/digest.ts';
import { payments, readPatron } from '../../circulation/index.ts';
import type { Answerer, Call } from '../call.ts';
import { writeMoment, yesNo, type Reply } from '../message/index.ts';
import { readMoney } from '../money.ts';
import { identifyPatron } from '../patron-there.ts';
import { sentenceOf } from '../sentence.ts';
import { institution, patron, screen } from './fields.ts';

/** Ways of payment by their kind in SIP2; any other is a card. */
const methods: Readonly<Record<string, PaymentMethod>> = { '00': 'dinheiro' };

/** 37: takes money that is owed to the library of the terminal; a transaction said twice is one. */
export const takePayment: Answerer<'37'> = {
  answer: async (call) => {
    const { terminal, visit } = call;
    const t = translatorFor(visit.language);
    if (!terminal.rights.takePayments) return tell(call, false, t('sip2.notHere'));
    const shown = await identifyPatron(call);
    const refusal = shown.kind === 'refused' ? shown.refusal : await receive(call, shown.loginId);
    return refusal
      ? tell(call, false, sentenceOf(refusal, visit.language))
      : tell(call, true, t('sip2.paid'));
  },
  refuse: (call, sentence) => tell(call, false, sentence),
};

async function receive(call: Call<'37'>, loginId: number): Promise<Refusal | null> {
  const { deps, terminal, visit, message, at } = call;
  const amount = readMoney(message.field('BV'));
  const isOurs = ['BRL', 'R$ ', '   '].includes(message.fixed.currency);
  if (amount === null || !isOurs)
    return refuseWith(422, 'ValorAcimaDoDevido', { valor_centavos: 0 });
  const person = await readPatron(deps.db, loginId, at);
  if (!person) return refuseWith(404, 'LeitorNaoEncontrado');
  const debtId = readDebtNumber(message.field('CG'));
  const order = {
    personId: person.personId,
    libraryId: terminal.libraryId,
    ...(debtId !== undefined && { debtId }),
    amount,
    metodo: methods[message.fixed.paymentType] ?? 'cartao',
    submission: submissionOf(call),
    receivedIn: terminal.libraryId,
    at,
  } as const;
  const { language } = visit;
  return deps.db
    .transaction()
    .execute((db) => payments.receivePayment({ db, loginId: terminal.setUpBy, language }, order));
}

/** Number of a debt as 64 tells it; undefined: none is named. What is no number is one that no debt has. */
function readDebtNumber(text: string): number | undefined {
  if (text === '' || /^0+$/.test(text)) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/**
 * Number of the submission, made of that of the transaction; for a machine that gives none, of what
 * it says and when.
 */
function submissionOf({ terminal, message }: Call<'37'>): string {
  const { at } = message.fixed;
  const said = message.field('BK') || [at, ...['AA', 'BV', 'CG'].map(message.field)].join('|');
  const digest = sha256(`sip2 ${terminal.id} ${said}`).toString('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

function tell(call: Call, isPaid: boolean, sentence: string): Reply {
  return {
    head: `38${yesNo(isPaid)}${writeMoment(call.at)}`,
    fields: [
      institution(call),
      patron(call),
      ['BK', call.message.field('BK') || null],
      screen(sentence),
    ],
  };
}
