import { translatorFor } from '@estante/phrases';
import type { Answerer, Call } from '../call.ts';
import type { Code, Reply } from '../message/index.ts';
import { endSession } from './end-session.ts';
import { itemInformation } from './item-information.ts';
import { lend } from './lend.ts';
import { patronInformation } from './patron-information.ts';
import { patronStatus } from './patron-status.ts';
import { renewAll } from './renew-all.ts';
import { renew } from './renew.ts';
import { status } from './status.ts';
import { takeBack } from './take-back.ts';
import { takePayment } from './take-payment.ts';

/** Messages that are about what a library does; the others are about the connection itself. */
export type WorkCode = Exclude<Code, '93' | '97'>;

const answerers: { readonly [C in WorkCode]: Answerer<C> } = {
  '09': takeBack,
  '11': lend,
  '17': itemInformation,
  '23': patronStatus,
  '29': renew,
  '35': endSession,
  '37': takePayment,
  '63': patronInformation,
  '65': renewAll,
  '99': status,
};

export function answer<C extends WorkCode>(call: Call<C>): Promise<Reply> {
  const answerer: Answerer<C> = answerers[call.message.code];
  return answerer.answer(call);
}

/** Refuses a message in the form of its answer. */
export function refuse<C extends WorkCode>(
  call: Call<C>,
  why: 'sip2.fault' | 'sip2.otherInstitution' | 'sip2.closed',
): Reply {
  const answerer: Answerer<C> = answerers[call.message.code];
  return answerer.refuse(call, translatorFor(call.visit.language)(why));
}
