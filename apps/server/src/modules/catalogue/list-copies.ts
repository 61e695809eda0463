import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { findCopies, findHoldings, titleExists } from './repository.ts';

type Copies = Success<typeof endpoints.listCopies>;
type CopyRow = Awaited<ReturnType<typeof findCopies>>[number];

export function listCopies(db: Db): UseCase<typeof endpoints.listCopies> {
  return async ({ params, query }) => {
    if (!(await titleExists(db, params.id))) {
      return refuse(404, 'AcervoNaoEncontrado', { id: params.id });
    }
    const [copies, holdings] = await Promise.all([
      findCopies(db, params.id, query.cod_unidade),
      findHoldings(db, params.id, query.cod_unidade),
    ]);
    return {
      status: 200,
      body: {
        exemplares: copies.toSorted(byShelf).map(presentCopy),
        colecoes: holdings.map((holding) => ({
          cod_biblioteca: holding.library_id,
          desc_biblioteca: holding.library,
          numero_chamada: holding.call_number,
          acervo: holding.statements,
          notas: holding.notes,
        })),
      },
    };
  };
}

/** As a reader counts: libraries by name, v. 2 before v. 10. */
const { compare } = new Intl.Collator('pt', { numeric: true });

function byShelf(a: CopyRow, b: CopyRow): number {
  const places = ['library', 'volume', 'tome', 'part'] as const;
  const apart = places.map((place) => compare(a[place], b[place])).find((order) => order !== 0);
  return apart ?? a.id - b.id;
}

function presentCopy(copy: CopyRow): Copies['exemplares'][number] {
  return {
    cod_exemplar: copy.id,
    cod_biblioteca: copy.library_id,
    desc_biblioteca: copy.library,
    codigo_barras: copy.barcode ?? '',
    numero_chamada: copy.call_number,
    volume: copy.volume,
    tomo: copy.tome,
    parte: copy.part,
    material_adicional: copy.additional_material,
    tipo_emprestimo: copy.loan_type ?? '',
    localizacao: copy.location ?? '',
    colecao: copy.collection ?? '',
    situacao: presentStatus(copy.status),
    previsao_devolucao: copy.due_on,
    nota: copy.note,
  };
}

function presentStatus(status: CopyRow['status']): Copies['exemplares'][number]['situacao'] {
  switch (status) {
    case 'available':
      return 'disponivel';
    case 'on-loan':
      return 'emprestado';
    case 'reference':
      return 'consulta';
    case 'in-processing':
      return 'processamento';
    case 'lost':
    case 'withdrawn':
      return 'extraviado';
  }
}
