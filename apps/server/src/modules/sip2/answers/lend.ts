import { translatorFor } from '@estante/phrases';
import { desk, loans } from '../../circulation/index.ts';
import type { Answerer, Call } from '../call.ts';
import { writeMoment } from '../message/moment.ts';
import type { Field, Reply } from '../message/write-message.ts';
import { identifyPatron } from '../patron-there.ts';
import { sentenceOf } from '../sentence.ts';
import { writeDue } from './due.ts';
import { institution, item, patron, screen } from './fields.ts';
import { findOwnLoan, renewOne } from './renew.ts';

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
    if (own && message.fixed.renewalPolicy === 'Y' && terminal.rights.renew) {
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

interface MadeLoan {
  readonly loan: Awaited<ReturnType<typeof loans.presentLoans>>[number];
  readonly isRenewed: boolean;
}

/** 12 and 30, of what is on loan from now on. Nothing here is magnetic that a terminal would know of. */
export function tellLoan(code: '12' | '30', call: Call, { loan, isRenewed }: MadeLoan): Reply {
  const t = translatorFor(call.visit.language);
  const { devolver_ate: day, devolver_as: at } = loan;
  const sentence = at === null ? t('sip2.due', { day }) : t('sip2.dueAt', { at });
  return {
    head: `${code}1${isRenewed ? 'Y' : 'N'}UY${writeMoment(call.at)}`,
    fields: [
      institution(call),
      patron(call),
      ['AB', loan.codigo_barras],
      ['AJ', loan.acervo?.titulo ?? ''],
      ['AH', writeDue(loan)],
      ...transaction(call),
      screen(sentence),
    ],
  };
}

export function refuseLoan(code: '12' | '30', call: Call, sentence: string): Reply {
  return {
    head: `${code}0NUN${writeMoment(call.at)}`,
    fields: [
      institution(call),
      patron(call),
      item(call),
      ['AJ', ''],
      ['AH', ''],
      ...transaction(call),
      screen(sentence),
    ],
  };
}

function transaction({ message }: Call): Field[] {
  return [['BK', message.field('BK') || null]];
}
