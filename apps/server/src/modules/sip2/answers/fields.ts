import type { Call } from '../call.ts';
import type { Field } from '../message/index.ts';

/** Gives the institution of an answer: the one set for the terminal, else the one that the message names. */
export function institution({ terminal, message }: Call): Field {
  return ['AO', terminal.institution || message.field('AO')];
}

export function patron({ message }: Call): Field {
  return ['AA', message.field('AA')];
}

export function item({ message }: Call): Field {
  return ['AB', message.field('AB')];
}

/** Sentence for the screen, in the language that was asked for last. */
export function screen(sentence: string): Field {
  return ['AF', sentence || null];
}
