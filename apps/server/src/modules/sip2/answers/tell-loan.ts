import { translatorFor } from '@estante/phrases';
import type { loans } from '../../circulation/index.ts';
import type { Call } from '../call.ts';
import { writeMoment, type Field, type Reply } from '../message/index.ts';
import { writeDue } from './due.ts';
import { institution, item, patron, screen } from './fields.ts';

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
