import type { endpoints, Language, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { formatMoney } from '@estante/phrases/translator';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Sight } from '../staff-access/index.ts';
import { readChoices, type Choices } from './choices.ts';
import { fieldOf, isColumn } from './copy-columns.ts';
import { findBorrower, findChanges, findCopy, findMoved, type CopyRow } from './copy-rows.ts';
import { sayable, stateNames } from './sayable.ts';
import { versionOf } from './version-of.ts';
import type { Changes } from './write-copy.ts';

type WholeCopy = Success<typeof endpoints.getStaffCopy>;

export function presentCopy(
  row: CopyRow,
): Success<typeof endpoints.listStaffCopies>['exemplares'][number] {
  return {
    cod_exemplar: row.id,
    cod_acervo: row.title_id,
    titulo: row.title,
    acervo_retirado: row.withdrawn_at !== null,
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    cod_colecao: row.collection_id,
    desc_colecao: row.collection,
    cod_localizacao: row.location_id,
    desc_localizacao: row.location,
    cod_tipo_emprestimo: row.loan_type_id,
    desc_tipo_emprestimo: row.loan_type,
    codigo_barras: row.barcode ?? '',
    numero_chamada: row.call_number,
    volume: row.volume,
    tomo: row.tome,
    parte: row.part,
    numero_exemplar: row.copy_number,
    material_adicional: row.additional_material,
    preco_centavos: row.price,
    adquirido_em: row.acquired_on,
    nota: row.note,
    situacao: stateNames[row.state],
    previsao_devolucao: row.expected_on,
    pode_ficar: [...sayable(row)],
  };
}

/** A copy that the asker sees, with all that its page tells; else nothing is there. */
export async function tellCopy(
  sight: Sight,
  id: number,
): Promise<{ readonly status: 200; readonly body: WholeCopy } | Refusal> {
  const row = await findCopy(sight, id);
  if (!row) return refuse(404, 'NaoEncontrado');
  return { status: 200, body: await presentWhole(sight, row) };
}

/** A copy that was just acted on, with all that its page tells, as `tellCopy` has it. */
export async function tellActed(sight: Sight, id: number): ReturnType<typeof tellCopy> {
  const row = await findMoved(sight, id);
  if (!row) return refuse(404, 'NaoEncontrado');
  return { status: 200, body: await presentWhole(sight, row) };
}

const acts = {
  added: 'acrescentado',
  changed: 'alterado',
  moved: 'situacao',
  'as-recorded': 'como_no_registro',
} as const;

async function presentWhole(sight: Sight, row: CopyRow): Promise<WholeCopy> {
  const { db, language } = sight;
  const [changes, choices, leitor] = await Promise.all([
    findChanges(db, row.id),
    readChoices(sight),
    row.loan_id === null ? null : findBorrower(db, row.loan_id),
  ]);
  const say = (column: string, value: unknown) => sayValue(column, value, choices, language);
  return {
    ...presentCopy(row),
    versao: versionOf(row),
    leitor,
    feito_aqui: row.source_key.startsWith('staff/'),
    do_registro: Object.entries(row.record_says).flatMap(([column, value]) =>
      isColumn(column) ? [{ campo: fieldOf[column], valor: say(column, value) }] : [],
    ),
    historico: changes.map((one) => ({
      acao: acts[one.act],
      nome: one.name,
      em: one.changed_at.toISOString(),
      nota: one.note,
      mudancas: presentChanges(one.changes, choices, language),
    })),
  };
}

/** Changes in words: the field, before and after. */
export function presentChanges(changes: Changes, choices: Choices, language: Language) {
  const say = (column: string, value: unknown) => sayValue(column, value, choices, language);
  return Object.entries(changes).flatMap(([column, [before, after]]) =>
    isColumn(column)
      ? [{ campo: fieldOf[column], antes: say(column, before), depois: say(column, after) }]
      : [],
  );
}

const lists = {
  library_id: 'bibliotecas',
  collection_id: 'colecoes',
  location_id: 'localizacoes',
  loan_type_id: 'tipos_emprestimo',
} as const satisfies Readonly<Record<string, keyof Choices>>;

/** Value of a column in words; '' where it says nothing. */
function sayValue(column: string, value: unknown, choices: Choices, language: Language): string {
  const t = translatorFor(language);
  if (column in lists) {
    const list = choices[lists[column as keyof typeof lists]];
    return list.find(({ codigo }) => codigo === value)?.descricao ?? '';
  }
  if (column === 'status' && typeof value === 'string' && value in stateNames) {
    return t(`staffCopies.states.${stateNames[value as keyof typeof stateNames]}`);
  }
  if (column === 'price' && typeof value === 'number') return formatMoney(value, language);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
