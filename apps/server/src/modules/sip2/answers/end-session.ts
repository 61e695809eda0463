import type { Answerer, Call } from '../call.ts';
import { writeMoment } from '../message/moment.ts';
import type { Reply } from '../message/write-message.ts';
import { institution, patron, screen } from './fields.ts';

/** 35: whoever was at the terminal is gone, whoever it says that was. */
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
