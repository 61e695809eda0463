import { statementOutcomes, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { refuse, type Refusal } from '../../../../endpoint/refusal.ts';
import type { UseCase } from '../../../../endpoint/use-case.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { dateOf } from '../../facts/index.ts';
import { lockMarkedDebts } from './find-marked.ts';
import { readStatement } from './read-statement.ts';
import { settleLine, type StatementEntry } from './settle-line.ts';
import { StatementError, type StatementLine } from './statement-line.ts';

/**
 * Imports a statement, all of a file or nothing; one file at a time, so that a line that comes twice at once counts
 * once.
 */
export function importStatement({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): UseCase<typeof endpoints.importStatement> {
  return async ({ body: { conteudo } }, { person: { loginId }, language }) => {
    const lines = read(Buffer.from(conteudo, 'base64'), language);
    if ('refusal' in lines) return lines;
    const settled = await db.transaction().execute(async (trx) => {
      await sql`lock table bank_statement_line in share row exclusive mode`.execute(trx);
      await lockMarkedDebts(trx, lines);
      const done: StatementEntry[] = [];
      const at = dateOf(clock.now());
      for (const line of lines)
        done.push(await settleLine({ db: trx, loginId, language }, line, at));
      return done;
    });
    const contagem = statementOutcomes.map((resultado) => ({
      resultado,
      total: settled.filter(({ outcome }) => outcome === resultado).length,
    }));
    return { status: 200, body: { contagem, linhas: settled.map(presentLine) } };
  };
}

function read(bytes: Buffer, language: Language): readonly StatementLine[] | Refusal {
  try {
    return readStatement(bytes);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    const { line: linha, problem } = error;
    const t = translatorFor(language);
    const motivo = t(`payments.statement.problems.${problem}`);
    return refuse(422, 'ExtratoInvalido', { linha, motivo });
  }
}

function presentLine({ line, txid, outcome, isRepeated, owed }: StatementEntry) {
  return {
    linha: line.line,
    data: line.paidOn,
    valor_centavos: line.amount,
    descricao: line.memo,
    txid,
    resultado: outcome,
    repetida: isRepeated,
    devido_centavos: owed,
  };
}
