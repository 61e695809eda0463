import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../../endpoint/refusal.ts';
import type { UseCase } from '../../../../endpoint/use-case.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { readSettings } from '../../../institution/index.ts';
import { findPersonName } from '../../../patrons/index.ts';
import { readCirculationSettings } from '../../facts/index.ts';
import { findDebts, type DebtRow } from '../debt-rows.ts';
import { orderPayment } from '../payment-order.ts';
import { brCode, readPixPayee } from '../pix/index.ts';
import { leftOf } from '../present-debt.ts';
import { collectionCode, digitableLine } from './collection-code.ts';
import { writeSlip } from './write-slip.ts';

interface SlipDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Issues a slip over open debts. The amount sent must be the one that is owed by the ledger. */
export function issueSlip({ db, clock }: SlipDeps): UseCase<typeof endpoints.issueSlip> {
  return async (
    { body: { valor, codBiblioteca, debitos } },
    { person: { personId }, language },
  ) => {
    const ids = debitos && { ids: debitos };
    const filter = { personId, libraryId: codBiblioteca, isOpen: true, ...ids };
    const debts = await findDebts(db, filter, language);
    // One that is paid, or not the person's, is not there.
    if (debts.length === 0 || (debitos && debts.length < debitos.length)) {
      return refuse(404, 'NaoEncontrado');
    }
    const total = leftOf(debts);
    if (valor !== total) return refuse(422, 'ValorNaoConfere', { valor_centavos: total });
    return {
      status: 200,
      body: await slipOver(db, { debts, personId, today: clock.today(), language }),
    };
  };
}

interface SlipInput {
  readonly debts: readonly DebtRow[];
  readonly personId: number;
  readonly today: Temporal.PlainDate;
  readonly language: Language;
}

async function slipOver(db: Db, { debts, personId, today, language }: SlipInput) {
  const [settings, payee, name, { name: institution }] = await Promise.all([
    readCirculationSettings(db),
    readPixPayee(db),
    findPersonName(db, personId),
    readSettings(db),
  ]);
  const order = await orderPayment(db, { personId, debts, today: today.toString() });
  const total = leftOf(debts);
  const dueOn = today.add({ days: settings.slipDays }).toString();
  const { slipPrefix: prefix, slipIssuer: issuer, payeeNumber } = settings;
  const code =
    prefix === ''
      ? null
      : collectionCode({ prefix, issuer, amount: total, dueOn, number: order.id });
  const content = await writeSlip({
    debts,
    name,
    number: order.id,
    institution,
    payeeNumber,
    total,
    today: today.toString(),
    dueOn,
    code,
    pix: payee && brCode({ ...payee, amount: total, txid: order.txid }),
    language,
  });
  return {
    valor_centavos: total,
    numero: order.id,
    vence_em: dueOn,
    linha_digitavel: code && digitableLine(code),
    arquivo: {
      nome: `gru-${order.id}-${today.toString()}.pdf`,
      tipo_conteudo: 'application/pdf',
      conteudo: content.toString('base64'),
    },
  };
}
