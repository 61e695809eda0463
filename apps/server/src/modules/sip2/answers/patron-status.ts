import type { CirculationRefusal } from '@estante/contract';
import { desk } from '../../circulation/index.ts';
import { readPatron } from '../../circulation/index.ts';
import { findPersonName } from '../../patrons/index.ts';
import type { Answerer, Call } from '../call.ts';
import { languageOf, numberOf } from '../languages.ts';
import { writeMoment, yesNo, type Field } from '../message/index.ts';
import { writeMoney } from '../money.ts';
import { identifyPatron, isKnownName, type PatronIdentification } from '../patron-there.ts';
import { sentenceOf, sentenceOfReasons } from '../sentence.ts';
import { institution, patron, screen } from './fields.ts';

/** Facts told of the patron at the terminal: of one who has shown the name alone nearly none. */
export interface PatronView {
  /** Fourteen signs, each a reason against something. */
  readonly flags: string;
  readonly name: string;
  readonly isValid: boolean;
  /** Whether the password is right; null where none was shown. */
  readonly isPasswordRight: boolean | null;
  readonly fields: readonly Field[];
  readonly sentence: string;
  /** Person and login; null unless more than a name was shown. */
  readonly person: { readonly id: number; readonly loginId: number } | null;
}

const nothingAgainst = ' '.repeat(14);
/** Flags of an unknown patron, to whom nobody lends: some machines look at these alone. */
const denied = 'YYYY'.padEnd(14);

/** 23: how somebody stands. */
export const patronStatus: Answerer<'23'> = {
  answer: async (call) => {
    call.visit.language = languageOf(call.message.fixed.language);
    return tell(call, await readPatronView(call));
  },
  refuse: (call, sentence) => tell(call, refusedPatronView(sentence)),
};

function tell(call: Call, told: PatronView) {
  return {
    head: `24${told.flags}${numberOf(call.visit.language)}${writeMoment(call.at)}`,
    fields: [institution(call), patron(call), ...standingFields(told), screen(told.sentence)],
  };
}

export function refusedPatronView(sentence: string): PatronView {
  const nothing = { flags: denied, name: '', fields: [], person: null };
  return { ...nothing, isValid: false, isPasswordRight: null, sentence };
}

export function standingFields({ name, isValid, isPasswordRight, fields }: PatronView): Field[] {
  return [
    ['AE', name],
    ['BL', yesNo(isValid)],
    ['CQ', isPasswordRight === null ? null : yesNo(isPasswordRight)],
    ...fields,
  ];
}

export async function readPatronView(call: Call): Promise<PatronView> {
  const shown = await identifyPatron(call);
  if (shown.kind === 'refused') return tellRefused(call, shown);
  const { db } = call.deps;
  const facts = await readPatron(db, shown.loginId, call.at);
  if (!facts) return refusedPatronView('');
  if (!shown.isProven) return { ...refusedPatronView(''), flags: nothingAgainst, isValid: true };
  const { language } = call.visit;
  const impediments = await desk.presentImpediments(db, facts, call.at, language);
  return {
    flags: flagsOf(impediments),
    name: await findPersonName(db, facts.personId),
    isValid: true,
    isPasswordRight: true,
    fields: [
      ['BH', 'BRL'],
      ['BV', writeMoney(facts.balance)],
    ],
    sentence: sentenceOfReasons(impediments),
    person: { id: facts.personId, loginId: shown.loginId },
  };
}

async function tellRefused(
  call: Call,
  { refusal }: Extract<PatronIdentification, { kind: 'refused' }>,
): Promise<PatronView> {
  const hasSecret = call.message.field('AD') !== '';
  const isValid = await isKnownName(call);
  return {
    ...refusedPatronView(sentenceOf(refusal, call.visit.language)),
    // They ask for the password next.
    ...(isValid && !hasSecret && { flags: nothingAgainst }),
    isValid,
    isPasswordRight: hasSecret ? false : null,
  };
}

/** Flags of what is refused: loans, renewals, recalls and holds; then why. Nothing is recalled here. */
function flagsOf(impediments: readonly CirculationRefusal[]): string {
  const motives = new Set(impediments.map(({ motivo }) => motivo));
  const isLate = motives.has('emprestimos_em_atraso');
  const stands = impediments.length > 0;
  const standsForHolds = impediments.some(({ motivo }) => motivo !== 'emprestimos_em_atraso');
  const flags = [stands, stands, true, standsForHolds, false, false, isLate, false, false, false];
  return [...flags, motives.has('debito'), false, false, false]
    .map((is) => (is ? 'Y' : ' '))
    .join('');
}
