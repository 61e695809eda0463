import { translatorFor } from '@estante/phrases';
import { loans, readPatron } from '../../circulation/index.ts';
import type { Answerer, Call } from '../call.ts';
import type { Reply } from '../message/index.ts';
import { identifyPatron } from '../patron-there.ts';
import { sentenceOf, sentenceOfReasons } from '../sentence.ts';
import { refuseLoan, tellLoan } from './tell-loan.ts';

export interface OwnLoan {
  readonly loanId: number;
  readonly personId: number;
}

/** 29: renews one loan of a patron who has shown more than a name, as at a kiosk. */
export const renew: Answerer<'29'> = {
  answer: async (call) => {
    const { terminal, visit, message } = call;
    const t = translatorFor(visit.language);
    if (!terminal.rights.renew) return refuseLoan('30', call, t('sip2.notHere'));
    const shown = await identifyPatron(call);
    if (shown.kind === 'refused') {
      return refuseLoan('30', call, sentenceOf(shown.refusal, visit.language));
    }
    if (!shown.isProven) return refuseLoan('30', call, t('sip2.passwordNeeded'));
    const own = await findOwnLoan(call, shown.loginId, message.field('AB'));
    return own ? renewOne('30', call, own) : refuseLoan('30', call, t('sip2.notYours'));
  },
  refuse: (call, sentence) => refuseLoan('30', call, sentence),
};

/** Finds the loan that the person at the terminal has under a bar code. */
export async function findOwnLoan(
  { deps: { db }, at }: Call,
  loginId: number,
  barcode: string,
): Promise<OwnLoan | null> {
  const patron = await readPatron(db, loginId, at);
  if (!patron) return null;
  const open = await loans.findOpenLoans(db, patron.personId);
  const same = open.filter((loan) => loan.barcode.toLowerCase() === barcode.toLowerCase());
  const loan = same.find((one) => one.barcode === barcode) ?? same[0];
  return loan ? { loanId: loan.id, personId: patron.personId } : null;
}

export async function renewOne(
  code: '12' | '30',
  call: Call,
  { loanId, personId }: OwnLoan,
): Promise<Reply> {
  const { deps, visit, at } = call;
  const t = translatorFor(visit.language);
  const order = { personId, madeBy: 'kiosk', at } as const;
  const renewed = await loans.renewAndTell(deps.db, [loanId], order, visit.language);
  if ('refusal' in renewed) return refuseLoan(code, call, sentenceOf(renewed, visit.language));
  const [result] = renewed.body.resultados;
  switch (result?.situacao) {
    case 'renovado':
      return tellLoan(code, call, { loan: result.emprestimo, isRenewed: true });
    case 'recusado':
      return refuseLoan(code, call, sentenceOfReasons(result.motivos));
    case 'nao_encontrado':
    case undefined:
      return refuseLoan(code, call, t('sip2.notYours'));
  }
}
