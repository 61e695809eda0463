import type { Answerer, Call } from '../call.ts';
import { writeMoment, type Reply } from '../message/index.ts';
import { institution, patron, screen } from './fields.ts';

/** 35: ends the visit of the patron at the terminal, whoever it says that was. */
export const endSession: Answerer<'35'> = {
  answer: async (call) => {
    call.visit.patron = null;
    call.visit.language = 'pt';
    return tell(call, '');
  },
  refuse: (call, sentence) => tell(call, sentence),
};

function tell(call: Call, sentence: string): Reply {
  return {
    head: `36Y${writeMoment(call.at)}`,
    fields: [institution(call), patron(call), screen(sentence)],
  };
}
