import type { endpoints, Language, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { writeTable } from '../../platform/csv-table.ts';
import type { Context } from '../context.ts';
import { readWhole } from './read-inventory.ts';

type InventoryView = Success<typeof endpoints.getInventory>;
type Line = InventoryView['achados'][number];

const columns = [
  'volume',
  'tomo',
  'parte',
  'numero_exemplar',
  'codigo_barras',
  'numero_chamada',
  'biblioteca',
  'localizacao',
  'situacao',
] as const;

export function exportInventory({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): UseCase<typeof endpoints.exportInventory> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const inventory = await readWhole({ sight, clock }, id, 'all');
    if (!inventory) return refuse(404, 'NaoEncontrado');
    return {
      status: 200,
      body: {
        nome: `inventario-${id}.csv`,
        tipo_conteudo: 'text/csv; charset=utf-8',
        conteudo: writeTable(tableOf(inventory, language), language).toString('base64'),
      },
    };
  };
}

function tableOf({ achados, marcados }: InventoryView, language: Language): readonly string[][] {
  const t = translatorFor(language);
  const head = [
    t('staffCopies.result'),
    t('staffCopies.titleOf'),
    ...columns.map((name) => t(`staffCopies.fields.${name}`)),
  ];
  const elsewhere = { desc_biblioteca: '', desc_localizacao: '' };
  const cellsOf = (result: string, one: Omit<Line, 'tipo' | 'propria'>) => [
    result,
    one.titulo,
    one.volume,
    one.tomo,
    one.parte,
    one.numero_exemplar,
    one.codigo_barras,
    one.numero_chamada,
    one.desc_biblioteca,
    one.desc_localizacao,
    one.situacao ? t(`staffCopies.states.${one.situacao}`) : '',
  ];
  return [
    head,
    ...achados.map((one) => cellsOf(t(`inventories.findings.${one.tipo}`), one)),
    ...marcados.map((one) => cellsOf(t('inventories.lose.list'), { ...one, ...elsewhere })),
  ];
}
