import { translatorFor } from '@estante/phrases';
import { loans } from '../../circulation/index.ts';
import type { Answerer, Call } from '../call.ts';
import { writeMoment, type Reply } from '../message/index.ts';
import { countHolds, findLibraryCode } from '../repository.ts';
import { writeDue } from './due.ts';
import { item, screen } from './fields.ts';

/** Circulation statuses of SIP2 by the state of a copy. */
const states = {
  available: '03',
  'on-loan': '04',
  held: '08',
  'in-transit': '10',
  lost: '12',
  withdrawn: '01',
  'in-processing': '06',
  reference: '01',
  damaged: '01',
  'claimed-returned': '11',
} as const satisfies Readonly<Record<loans.ScannedCopy['state'], string>>;

/** 17: what a copy is and where; nothing of who has it. */
export const itemInformation: Answerer<'17'> = {
  answer: async (call) => {
    const { deps, terminal, visit, message } = call;
    const t = translatorFor(visit.language);
    const barcode = message.field('AB');
    const found = await loans.findScanned(deps.db, barcode, visit.language);
    const chosen = loans.chooseCopy(found, { barcode, libraryId: terminal.libraryId });
    if (chosen.kind === 'unknown') {
      return refuse(call, t('errors.ExemplarNaoEncontrado', { codigo: barcode }));
    }
    return chosen.kind === 'one' ? tell(call, chosen.copy) : refuse(call, t('sip2.several'));
  },
  refuse: (call, sentence) => refuse(call, sentence),
};

async function tell(call: Call, copy: loans.ScannedCopy): Promise<Reply> {
  const { db } = call.deps;
  const { language } = call.visit;
  const loan = copy.loanId === null ? null : await loans.readLoan(db, copy.loanId);
  const shown = { db, language, now: call.at, details: false };
  const [lent] = loan ? await loans.presentLoans([loan], shown) : [];
  return {
    // No security marker is known here, and nothing is charged for a loan.
    head: `18${states[copy.state]}0001${writeMoment(call.at)}`,
    fields: [
      ['AB', copy.barcode],
      ['AJ', copy.title],
      ['CK', '001'],
      ['AQ', await findLibraryCode(db, copy.libraryId)],
      ['AP', copy.library],
      ['CH', [copy.callNumber, copy.location].filter(Boolean).join(' · ') || null],
      ['AH', lent && writeDue(lent)],
      ['CF', String(await countHolds(db, copy.titleId))],
    ],
  };
}

function refuse(call: Call, sentence: string): Reply {
  return {
    head: `18010001${writeMoment(call.at)}`,
    fields: [item(call), ['AJ', ''], screen(sentence)],
  };
}
