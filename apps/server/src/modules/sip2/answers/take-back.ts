import { translatorFor } from '@estante/phrases';
import { desk, loans } from '../../circulation/index.ts';
import type { Answerer, Call } from '../call.ts';
import { writeMoment, yesNo, type Field, type Reply } from '../message/index.ts';
import { findLibraryCode } from '../repository.ts';
import { institution, item, screen } from './fields.ts';

type Destination = loans.Destination;

/** 09: takes back without a word of who had it or who waits, as a kiosk does. */
export const takeBack: Answerer<'09'> = {
  answer: async (call) => {
    const { deps, terminal, visit, message, at } = call;
    const { language } = visit;
    const t = translatorFor(language);
    if (!terminal.rights.takeBack) return refuse(call, t('sip2.notHere'));
    const barcode = message.field('AB');
    const order = { barcode, libraryId: terminal.libraryId, returnedBy: null, at, language };
    const outcome = await deps.db.transaction().execute((trx) => loans.returnCopy(trx, order));
    switch (outcome.kind) {
      case 'unknown-copy':
        return refuse(call, t('errors.ExemplarNaoEncontrado', { codigo: barcode }));
      case 'ambiguous':
        return refuse(call, t('sip2.several'));
      case 'returned':
      case 'received':
      case 'not-on-loan':
        return tell(call, outcome);
    }
  },
  refuse: (call, sentence) => refuse(call, sentence),
};

interface TakenCopy {
  readonly copy: loans.ScannedCopy | null;
  readonly settled: Destination | null;
}

async function tell(call: Call, { copy, settled }: TakenCopy): Promise<Reply> {
  const { deps, visit } = call;
  const place = settled && (await presentPlace(call, settled));
  const alert = place?.alert ?? null;
  const sentence =
    settled &&
    (await desk.presentDestination(deps.db, settled, visit.language).then(sentenceIn(call)));
  return {
    head: `101YU${yesNo(alert !== null)}${writeMoment(call.at)}`,
    fields: [
      institution(call),
      ['AB', copy?.barcode ?? call.message.field('AB')],
      ['AQ', copy ? await findLibraryCode(deps.db, copy.libraryId) : ''],
      ['AJ', copy?.title ?? ''],
      ['CL', place?.bin || null],
      ['CV', alert],
      ['CT', place?.library],
      screen(sentence ?? ''),
    ],
  };
}

function refuse(call: Call, sentence: string): Reply {
  return {
    head: `100NUY${writeMoment(call.at)}`,
    fields: [institution(call), item(call), ['AQ', ''], screen(sentence)],
  };
}

interface Place {
  readonly bin: string;
  /** 01: somebody waits for it here; 02: elsewhere; 04: it goes home. */
  readonly alert: Field[1];
  readonly library: Field[1];
}

async function presentPlace(
  { deps, terminal: { bins } }: Call,
  settled: Destination,
): Promise<Place> {
  switch (settled.kind) {
    case 'shelf':
      return { bin: bins.shelf, alert: null, library: null };
    case 'held':
    case 'requested':
      return { bin: bins.hold, alert: '01', library: null };
    case 'in-transit': {
      const library = await findLibraryCode(deps.db, settled.toLibraryId);
      return { bin: bins.transit, alert: settled.awaitedBy ? '02' : '04', library };
    }
  }
}

function sentenceIn({ visit }: Call) {
  const t = translatorFor(visit.language);
  return (destination: Awaited<ReturnType<typeof desk.presentDestination>>): string => {
    switch (destination.tipo) {
      case 'estante':
        return t('sip2.toShelf');
      case 'reserva':
        return t('sip2.toHoldShelf');
      case 'transito':
        return t('sip2.toLibrary', { library: destination.desc_biblioteca });
    }
  };
}
