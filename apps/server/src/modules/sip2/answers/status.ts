import type { Answerer, Call } from '../call.ts';
import { digits, writeMoment, yesNo, type Reply } from '../message/index.ts';
import { institution } from './fields.ts';

/** Tenths of a second after which a terminal may ask again, and how often. */
const [patience, retries] = ['100', '003'];

/** 99: what is served here, and what the terminal may do. */
export const status: Answerer<'99'> = {
  answer: async (call) => tell(call, true),
  refuse: (call) => tell(call, false),
};

function tell(call: Call, isOnline: boolean): Reply {
  const { terminal, at } = call;
  const { rights } = terminal;
  const may = [rights.takeBack, rights.lend, rights.renew].map((has) => yesNo(has)).join('');
  // Readers’ registrations are not changed from there, and what was done while away is not taken.
  const head = `98${yesNo(isOnline)}${may}NN${digits(Number(patience), 3)}${retries}`;
  return {
    head: `${head}${writeMoment(at)}2.00`,
    fields: [
      institution(call),
      ['AM', terminal.library],
      ['BX', supported(call)],
      ['AN', terminal.servicePoint],
    ],
  };
}

/** Messages that are served, in the order of the standard, from the status of a patron to the renewal of all. */
function supported({ terminal: { rights } }: Call): string {
  const { lend, takeBack, renew, takePayments } = rights;
  return [
    true,
    lend,
    takeBack,
    false,
    true,
    true,
    true,
    true,
    true,
    takePayments,
    true,
    false,
    false,
    false,
    renew,
    renew,
  ]
    .map((is) => yesNo(is))
    .join('');
}
