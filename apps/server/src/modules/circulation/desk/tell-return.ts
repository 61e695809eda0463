import type { endpoints, Language, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';
import { dateOf } from '../facts/index.ts';
import {
  presentLateness,
  presentLoans,
  type Destination,
  type ReturnOutcome,
} from '../loans/index.ts';
import { findLoss } from './find-loss.ts';
import { findWaiting } from './find-waiting.ts';
import { findNameOfLogin } from './desk-repository.ts';
import { presentDestination, presentScanned } from './tell-act.ts';

type Answer = Success<typeof endpoints.returnAtDesk>;
type ReturnResponse<Kind extends Answer['situacao']> = Extract<Answer, { situacao: Kind }>;
type Outcome<Kind extends ReturnOutcome['kind']> = Extract<ReturnOutcome, { kind: Kind }>;

/** States of a copy when it was scanned, as the contract says them. */
const states = {
  available: 'na_estante',
  'on-loan': 'emprestado',
  held: 'reservado',
  'in-transit': 'em_transito',
  lost: 'perdido',
  withdrawn: 'baixado',
  'in-processing': 'em_preparo',
  reference: 'consulta_local',
  damaged: 'danificado',
  'claimed-returned': 'devolucao_alegada',
} as const satisfies Readonly<
  Record<Outcome<'received'>['was'], ReturnResponse<'recebido'>['estava']>
>;

/** Tells of a copy that nobody had on loan: its state before, and where it goes. */
export async function tellReceived(
  db: Db,
  outcome: Outcome<'received' | 'not-on-loan'>,
  language: Language,
): Promise<ReturnResponse<'recebido' | 'nao_emprestado'>> {
  const told = {
    exemplar: presentScanned(outcome.copy),
    estava: states[outcome.was],
    destino: await presentDeskDestination(db, outcome.settled, language),
  };
  if (outcome.kind === 'not-on-loan') return { situacao: 'nao_emprestado', ...told };
  const perda = outcome.was === 'lost' ? await findLoss(db, outcome.copy.id) : null;
  return { situacao: 'recebido', ...told, perda };
}

interface Taker {
  readonly loginId: number;
  readonly library: string;
  readonly at: ReturnType<Clock['now']>;
  readonly language: Language;
}

export async function tellReturned(
  db: Db,
  { loan, copy, settled, lateness }: Outcome<'returned'>,
  { loginId, library, at, language }: Taker,
): Promise<ReturnResponse<'devolvido'>> {
  const [emprestimo] = await presentLoans([loan], { db, language, now: at, details: false });
  if (!emprestimo) throw new Error('a loan that was returned is not shown');
  return {
    situacao: 'devolvido',
    emprestimo,
    exemplar: copy && presentScanned(copy),
    nome_pessoa: await findNameOfLogin(db, loan.loginId),
    cod_login: loan.loginId,
    atraso: presentLateness(lateness),
    destino: settled && (await presentDeskDestination(db, settled, language)),
    devolvido_em: dateOf(at).toISOString(),
    desc_biblioteca: library,
    operador: await findNameOfLogin(db, loginId),
  };
}

/** Place to which a copy goes, with the reader who waits for it there. */
async function presentDeskDestination(
  db: Db,
  settled: Destination,
  language: Language,
): Promise<ReturnResponse<'nao_emprestado'>['destino']> {
  const there = await presentDestination(db, settled, language);
  if (there.tipo === 'estante') return there;
  const para = await findWaiting(db, settled);
  if (there.tipo === 'transito') return { ...there, para };
  if (!para) throw new Error('a copy is set aside for nobody');
  return { ...there, para };
}
