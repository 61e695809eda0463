import { translatorFor } from '@estante/phrases';
import { formatMoney } from '@estante/phrases/translator';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { notices } from '../circulation/index.ts';
import { readSettings } from '../institution/index.ts';
import { libraryNameIn } from '../libraries/index.ts';
import type { RequestDeps } from './make-request.ts';
import type { RequestRow } from './request-rows.ts';
import { wireKind, wireState } from './wire-names.ts';

interface RequestNews {
  /** Words said with this act; '' for none. The row has the last that were said, with this act or before. */
  readonly said: string;
  /** Centavos of its cost that were let off with this act. */
  readonly letOff: number;
  /** Address of the application. */
  readonly origin: string;
}

/** Tells the reader, in the application and by a letter of its own to the addresses that the request names. */
export async function tellReader(
  { db: trx, clock }: RequestDeps,
  row: RequestRow,
  news: RequestNews,
): Promise<void> {
  const at = row.handled_at ?? row.sent_at;
  const { name: institution } = await readSettings(trx);
  await notices.writeNotice(trx, {
    personId: row.person_id,
    kind: 'request-handled',
    event: `service-request:${row.id}:${at.toISOString()}`,
    facts: { requestId: row.id, request: row.kind, state: row.state, libraryId: row.library_id },
    at,
    isMailed: true,
  });
  const library = await libraryNameIn(trx, row.library_id, row.language);
  await queueMail(trx, clock, letterOf({ ...row, library }, institution, news));
}

function letterOf(row: RequestRow, institution: string, { said, letOff, origin }: RequestNews) {
  const t = translatorFor(row.language);
  const { id, kind, state, cost, library, person, emails, language } = row;
  const name = t('requests.numbered', { kind: t(`requests.kinds.${wireKind[kind]}`), id });
  const words = [
    t(`requests.letter.${wireState[state]}`),
    state === 'cost-proposed' &&
      cost !== null &&
      t('requests.letter.cost', { amount: formatMoney(cost, language) }),
    letOff > 0 && t('requests.letter.letOff', { amount: formatMoney(letOff, language) }),
    said,
  ].filter(Boolean);
  return {
    recipients: [...emails],
    senderName: institution,
    subject: name,
    body: t('requests.letter.body', {
      name: person,
      request: name,
      words: words.join('\n\n'),
      address: `${origin}${notices.requestPlace(kind)}`,
      library,
      institution,
    }),
  };
}
