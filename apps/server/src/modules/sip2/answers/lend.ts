import { translatorFor } from '@estante/phrases';
import { desk } from '../../circulation/index.ts';
import type { Answerer } from '../call.ts';
import { identifyPatron } from '../patron-there.ts';
import { sentenceOf } from '../sentence.ts';
import { findOwnLoan, renewOne } from './renew.ts';
import { refuseLoan, tellLoan } from './tell-loan.ts';

/** 11: lends, or renews what the reader has already where the terminal lets it be renewed so. */
export const lend: Answerer<'11'> = {
  answer: async (call) => {
    const { deps, terminal, visit, message, at } = call;
    const t = translatorFor(visit.language);
    if (!terminal.rights.lend) return refuseLoan('12', call, t('sip2.notHere'));
    const shown = await identifyPatron(call);
    if (shown.kind === 'refused') {
      return refuseLoan('12', call, sentenceOf(shown.refusal, visit.language));
    }
    const barcode = message.field('AB');
    const own = await findOwnLoan(call, shown.loginId, barcode);
    const mayRenew = shown.isProven && terminal.rights.renew;
    if (own && message.fixed.renewalPolicy === 'Y' && mayRenew) {
      return renewOne('12', call, own);
    }
    const order = { barcode, copyId: undefined, libraryId: terminal.libraryId };
    const lent = await desk.lendAndTell(
      deps.db,
      { ...order, loginId: shown.loginId, lentBy: null, at, language: visit.language },
      visit.language,
    );
    if ('refusal' in lent) return refuseLoan('12', call, sentenceOf(lent, visit.language));
    if (lent.body.situacao === 'varios') return refuseLoan('12', call, t('sip2.several'));
    const { emprestimo } = lent.body;
    return tellLoan('12', call, { loan: emprestimo, isRenewed: false });
  },
  refuse: (call, sentence) => refuseLoan('12', call, sentence),
};
