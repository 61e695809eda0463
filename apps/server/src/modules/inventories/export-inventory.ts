import type { endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { writeTable } from '../../platform/csv-table.ts';
import type { Context } from '../context.ts';
import { readWhole } from './inventory-acts.ts';

const columns = [
  'codigo_barras',
  'numero_chamada',
  'biblioteca',
  'localizacao',
  'situacao',
] as const;

export function exportInventory({
  db,
}: Pick<Context, 'db'>): UseCase<typeof endpoints.exportInventory> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const inventory = await readWhole({ db, loginId, language }, id);
    if (!inventory) return refuse(404, 'NaoEncontrado');
    const t = translatorFor(language);
    const head = [
      t('staffCopies.result'),
      t('staffCopies.titleOf'),
      ...columns.map((name) => t(`staffCopies.fields.${name}`)),
    ];
    const rows = inventory.achados.map((one) => [
      t(`inventories.findings.${one.tipo}`),
      one.titulo,
      one.codigo_barras,
      one.numero_chamada,
      one.desc_biblioteca,
      one.desc_localizacao,
      one.situacao ? t(`staffCopies.states.${one.situacao}`) : '',
    ]);
    const marked = inventory.marcados.map((one) => [
      t('inventories.lose.list'),
      one.titulo,
      one.codigo_barras,
      one.numero_chamada,
      '',
      '',
      t(`staffCopies.states.${one.situacao}`),
    ]);
    return {
      status: 200,
      body: {
        nome: `inventario-${id}.csv`,
        tipo_conteudo: 'text/csv; charset=utf-8',
        conteudo: writeTable([head, ...rows, ...marked], language).toString('base64'),
      },
    };
  };
}
