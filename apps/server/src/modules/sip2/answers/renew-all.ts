import { translatorFor } from '@estante/phrases';
import { loans, readPatron } from '../../circulation/index.ts';
import type { Answerer, Call } from '../call.ts';
import { digits, writeMoment, type Field, type Reply } from '../message/index.ts';
import { identifyPatron } from '../patron-there.ts';
import { sentenceOf } from '../sentence.ts';
import { institution, screen } from './fields.ts';

/** 65: renews what can be renewed, and says of each whether it was. */
export const renewAll: Answerer<'65'> = {
  answer: async (call) => {
    const { deps, terminal, visit, at } = call;
    const t = translatorFor(visit.language);
    if (!terminal.rights.renew) return refuse(call, t('sip2.notHere'));
    const shown = await identifyPatron(call);
    if (shown.kind === 'refused') return refuse(call, sentenceOf(shown.refusal, visit.language));
    if (!shown.isProven) return refuse(call, t('sip2.passwordNeeded'));
    const patron = await readPatron(deps.db, shown.loginId, at);
    if (!patron) return refuse(call, t('sip2.notYours'));
    const order = { personId: patron.personId, madeBy: 'kiosk', at } as const;
    const renewed = await loans.renewAndTell(deps.db, 'todos', order, visit.language);
    if ('refusal' in renewed) return refuse(call, sentenceOf(renewed, visit.language));
    const fields = renewed.body.resultados.flatMap((one): Field[] => {
      if (one.situacao === 'nao_encontrado') return [];
      return [[one.situacao === 'renovado' ? 'BM' : 'BN', one.emprestimo.codigo_barras]];
    });
    const { renovados, recusados } = renewed.body;
    const sentence = t('sip2.renewed', { done: renovados, left: recusados });
    return tell(call, {
      head: `1${digits(renovados, 4)}${digits(recusados, 4)}`,
      fields,
      sentence,
    });
  },
  refuse: (call, sentence) => refuse(call, sentence),
};

function refuse(call: Call, sentence: string): Reply {
  return tell(call, { head: '000000000', fields: [], sentence });
}

interface RenewAllResponse {
  readonly head: string;
  readonly fields: readonly Field[];
  readonly sentence: string;
}

function tell(call: Call, { head, fields, sentence }: RenewAllResponse): Reply {
  return {
    head: `66${head}${writeMoment(call.at)}`,
    fields: [institution(call), ...fields, screen(sentence)],
  };
}
