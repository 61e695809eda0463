import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { readSettings } from '../../institution/index.ts';
import { findPersonName } from '../../patrons/index.ts';
import { findDebts } from './debt-rows.ts';
import { leftOf } from './present-debt.ts';
import { writeSlip } from './write-slip.ts';

/** What is sent names an amount; what is owed is in the ledger. */
export function issueSlip({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.issueSlip> {
  return async (
    { body: { valor, codBiblioteca, debitos } },
    { person: { personId }, language },
  ) => {
    const ids = debitos && { ids: debitos };
    const filter = { personId, libraryId: codBiblioteca, isOpen: true, ...ids };
    const debts = await findDebts(db, filter);
    const [first] = debts;
    // One that is paid, or not the person's, is not there.
    if (!first || (debitos && debts.length < debitos.length)) return refuse(404, 'NaoEncontrado');
    const total = leftOf(debts);
    if (valor !== total) return refuse(422, 'ValorNaoConfere', { valor_centavos: total });
    const [name, { name: institution }] = await Promise.all([
      findPersonName(db, personId),
      readSettings(db),
    ]);
    const today = clock.today().toString();
    const content = await writeSlip({ debts, name, institution, total, today, language });
    return {
      status: 200,
      body: {
        valor_centavos: total,
        arquivo: {
          nome: `gru-${today}.pdf`,
          tipo_conteudo: 'application/pdf',
          conteudo: content.toString('base64'),
        },
      },
    };
  };
}
