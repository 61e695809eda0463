import {
  batchLimit,
  type BatchResult,
  type CopyField,
  type EndpointRequest,
  type endpoints,
  type Success,
} from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseFields } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { holds } from '../circulation/index.ts';
import type { Context } from '../context.ts';
import type { Sight } from '../staff-access/index.ts';
import { readChoices } from './choices.ts';
import { lockCopy, mayLeave, refuseColumns } from './copy-acts.ts';
import type { CopyColumns } from './copy-columns.ts';
import type { CopyRow } from './copy-rows.ts';
import { findMeant } from './meant-copies.ts';
import { presentChanges } from './present-copy.ts';
import { sayable } from './sayable.ts';
import { sayState, words } from './say-state.ts';
import { changesOf, noteChange, writeChanges, type Changes } from './write-copy.ts';

type Body = EndpointRequest<typeof endpoints.changeCopyBatch>['body'];
type Line = Success<typeof endpoints.changeCopyBatch>['linhas'][number];
type Deps = Pick<Context, 'db' | 'clock'>;

/** Changes copies, each in a transaction of its own: one that cannot change keeps no other from it. */
export function changeCopyBatch({ db, clock }: Deps): UseCase<typeof endpoints.changeCopyBatch> {
  return async ({ body }, { person: { loginId }, language }) => {
    const t = translatorFor(language);
    const sight = { db, loginId, language };
    const codes = body.codigos.split(/[\n\r\t;,]+/).map((code) => code.trim());
    const given = codes.filter(Boolean);
    if (given.length === 0) return refuseBlank('codigos', t('staffCopies.codes'), language);
    if (given.length > batchLimit) {
      const mensagem = t('staffCopies.tooManyCodes', { limit: batchLimit });
      return refuseFields([{ campo: 'codigos', mensagem }], language);
    }
    const wanted = wantedOf(body.mudanca);
    const isEmpty = Object.keys(wanted).length === 0 && body.mudanca.situacao === undefined;
    if (isEmpty) {
      const campos = changeable.map((field) => t(`staffCopies.fields.${field}`)).join(', ');
      return refuse(422, 'NenhumCampoPreenchido', { campos });
    }
    const refusal = await refuseColumns(db, wanted, { except: null, language });
    if (refusal) return refusal;
    const batch = { wanted, state: body.mudanca.situacao, isTrial: body.ensaio };
    return { status: 200, body: { linhas: await runLines({ sight, clock }, given, batch) } };
  };
}

const changeable = [
  'biblioteca',
  'colecao',
  'localizacao',
  'tipo_emprestimo',
  'situacao',
] as const satisfies readonly CopyField[];

function wantedOf(wanted: Body['mudanca']): Partial<CopyColumns> {
  const { cod_biblioteca, cod_colecao, cod_localizacao, cod_tipo_emprestimo } = wanted;
  return {
    ...(cod_biblioteca !== undefined && { library_id: cod_biblioteca }),
    ...(cod_colecao !== undefined && { collection_id: cod_colecao }),
    ...(cod_localizacao !== undefined && { location_id: cod_localizacao }),
    ...(cod_tipo_emprestimo !== undefined && { loan_type_id: cod_tipo_emprestimo }),
  };
}

interface Batch {
  readonly wanted: Partial<CopyColumns>;
  readonly state: Body['mudanca']['situacao'];
  readonly isTrial: boolean;
}

interface Desk {
  readonly sight: Sight;
  readonly clock: Context['clock'];
}

async function runLines(desk: Desk, codes: readonly string[], batch: Batch): Promise<Line[]> {
  const { sight } = desk;
  const choices = await readChoices(sight);
  const meantBy = await findMeant(sight, codes);
  const seen = new Set<number>();
  const lines: Line[] = [];
  for (const [at, codigo] of codes.entries()) {
    const [copy, another] = meantBy(codigo);
    const told = (resultado: BatchResult, changes: Changes = {}) =>
      lines.push({
        linha: at + 1,
        codigo,
        resultado,
        titulo: copy?.title ?? '',
        mudancas: presentChanges(changes, choices, sight.language),
      });
    if (!copy) told('desconhecido');
    else if (another) told('varios');
    else if (seen.has(copy.id)) told('repetido');
    else {
      seen.add(copy.id);
      const { result, changes } = batch.isTrial
        ? decide(copy, batch)
        : await change(desk, copy.id, batch);
      told(result, changes);
    }
  }
  return lines;
}

interface Decision {
  readonly result: BatchResult;
  readonly changes: Changes;
}

/** Decides what becomes of a copy: all that is asked for, or nothing. */
function decide(copy: CopyRow, { wanted, state }: Batch): Decision {
  const changes = changesOf(copy, wanted);
  const says = state !== undefined && words[state] !== copy.state;
  if ('library_id' in changes && !mayLeave(copy)) return { result: 'em_uso', changes: {} };
  if (says && !sayable(copy).includes(state)) return { result: 'em_uso', changes: {} };
  const all: Changes = says ? { ...changes, status: [copy.state, words[state]] } : changes;
  return { result: Object.keys(all).length > 0 ? 'muda' : 'igual', changes: all };
}

function change({ sight, clock }: Desk, id: number, batch: Batch): Promise<Decision> {
  const { loginId } = sight;
  return sight.db.transaction().execute(async (trx) => {
    const row = await lockCopy({ ...sight, db: trx }, id);
    if (!row) return { result: 'desconhecido', changes: {} };
    const decision = decide(row, batch);
    if (decision.result !== 'muda') return decision;
    const { status, ...changes } = decision.changes;
    if (Object.keys(changes).length > 0) {
      await writeChanges(trx, row, changes);
      await noteChange(trx, { loginId, clock }, { copyId: id, act: 'changed', changes });
    }
    if (status && batch.state) {
      await sayState(trx, row, { state: batch.state, note: '', loginId, clock });
    } else await holds.serveQueue(trx, row.title_id, clock.now());
    return decision;
  });
}
