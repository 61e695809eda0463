import { exportLimits, type Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { readSettings } from '../institution/index.ts';
import { countAct, findPersonName } from '../patrons/index.ts';
import type { ExportDeps, MadeFile } from './make-file.ts';

const rate = {
  act: 'export-mail',
  times: exportLimits.mailsPerDay,
  seconds: 24 * 60 * 60,
} as const;

/**
 * Puts a file into the outbox, a letter for each address: they are of different people, and see
 * nothing of each other. All of them count once. Null where nothing stands against it.
 */
export async function mailFile(
  { db, clock }: ExportDeps,
  file: MadeFile,
  addresses: readonly string[],
  personId: number,
  language: Language,
): Promise<Refusal | null> {
  const { name: institution } = await readSettings(db);
  const t = translatorFor(language);
  return db.transaction().execute(async (trx) => {
    const counted = await countAct(trx, personId, rate, clock.now());
    if (counted.kind === 'gone') return refuse(401, 'SessaoExpirada');
    if (counted.kind === 'tooMany') {
      const values = { limite: rate.times, horas: Math.ceil(counted.seconds / 3600) };
      return { ...refuse(429, 'EnviosDemais', values), retryAfter: counted.seconds };
    }
    const sender = await findPersonName(trx, personId);
    const told = { institution, sender, count: file.included };
    for (const address of addresses) {
      await queueMail(trx, clock, {
        recipients: [address],
        senderName: institution,
        subject: t('mail.exportSubject', told),
        body: t('mail.exportBody', told),
        attachment: { name: file.name, type: file.mediaType, content: file.content },
      });
    }
    return null;
  });
}
