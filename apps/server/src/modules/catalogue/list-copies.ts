import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { callNumber, readStatement } from '@estante/marc';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import {
  lendsToAnybody,
  readLendingRules,
  type LendingRule,
} from '../circulation/availability/index.ts';
import { findShelves, presentPlace, shelfFinder } from '../floor-plans/index.ts';
import { findCopies, findCopyPlaces, findHoldings } from './copy-repository.ts';
import { findDescription } from './repository.ts';

type Copies = Success<typeof endpoints.listCopies>;
type CopyPlace = Awaited<ReturnType<typeof findCopyPlaces>>[number];
type CopyRow = Awaited<ReturnType<typeof findCopies>>[number];

export function listCopies(db: Db): UseCase<typeof endpoints.listCopies> {
  return async ({ params, query }, { language }) => {
    const description = await findDescription(db, params.id);
    if (!description) return refuse(404, 'AcervoNaoEncontrado', { id: params.id });
    const [found, holdings] = await Promise.all([
      findCopyPlaces(db, params.id, language),
      findHoldings(db, { titleId: params.id, libraryId: query.cod_unidade }, language),
    ]);
    const ordered = found.toSorted(byShelf);
    const asked = ordered.filter(
      ({ library_id }) => query.cod_unidade === undefined || library_id === query.cod_unidade,
    );
    const start = (query.pagina - 1) * query.quantidade;
    const shown = asked.slice(start, start + query.quantidade);
    const ids = shown.map(({ id }) => id);
    const [copies, rules, shelves] = await Promise.all([
      findCopies(db, ids, language),
      readLendingRules(db),
      findShelves(db, [...new Set(shown.map(({ library_id }) => library_id))]),
    ]);
    const shelfOf = shelfFinder(shelves);
    const titleNumber = callNumber(description);
    const placeOf = (copy: CopyRow) => {
      const shelf = shelfOf({
        libraryId: copy.library_id,
        locationId: copy.location_id,
        collectionId: copy.collection_id,
        callNumber: copy.call_number || titleNumber,
      });
      return shelf && presentPlace(shelf);
    };
    return {
      status: 200,
      body: {
        total: asked.length,
        unidades: unitsOf(ordered),
        exemplares: copies.map((copy) => ({
          ...presentCopy(copy, rules),
          na_planta: placeOf(copy),
        })),
        colecoes: holdings.map((holding) => ({
          cod_biblioteca: holding.library_id,
          desc_biblioteca: holding.library,
          numero_chamada: holding.call_number,
          acervo: holding.statements.map((one) => statementIn(language, one)),
          notas: holding.notes,
        })),
      },
    };
  };
}

/** 'Suplementos: v. 2' in the caller's language. */
function statementIn(language: Parameters<typeof translatorFor>[0], statement: string): string {
  const { kind, text } = readStatement(statement);
  return kind ? translatorFor(language)(`title.heldParts.${kind}`, { statement: text }) : text;
}

function unitsOf(ordered: readonly CopyPlace[]): Copies['unidades'] {
  return [...Map.groupBy(ordered, ({ library_id }) => library_id)].map(
    ([cod_biblioteca, copies]) => ({
      cod_biblioteca,
      desc_biblioteca: copies[0]?.library ?? '',
      total: copies.length,
    }),
  );
}

/** Compares as a reader counts: libraries by name, v. 2 before v. 10. */
const { compare } = new Intl.Collator('pt', { numeric: true });
const places = ['library', 'volume', 'tome', 'part'] as const;

function byShelf(a: CopyPlace, b: CopyPlace): number {
  for (const place of places) {
    // Most are alike, and comparing as readers do is slow: two thousand copies are ordered here.
    const order = a[place] === b[place] ? 0 : compare(a[place], b[place]);
    if (order !== 0) return order;
  }
  return a.id - b.id;
}

function presentCopy(
  copy: CopyRow,
  rules: readonly LendingRule[],
): Omit<Copies['exemplares'][number], 'na_planta'> {
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
    situacao: presentState(copy, rules),
    previsao_devolucao: copy.expected_on,
    nota: copy.note,
  };
}

type State = Copies['exemplares'][number]['situacao'];

/** State of a single copy, as results and panel count it: what no rule lends is read there. */
function presentState(copy: CopyRow, rules: readonly LendingRule[]): State {
  const { state, library_id: libraryId, loan_type_id: loanTypeId } = copy;
  switch (state) {
    case 'available':
      return lendsToAnybody(rules, { libraryId, loanTypeId }) ? 'disponivel' : 'consulta';
    case 'on-loan':
    case 'claimed-returned':
      return 'emprestado';
    case 'held':
      return 'reservado';
    case 'in-transit':
      return 'transito';
    case 'reference':
      return 'consulta';
    case 'damaged':
    case 'in-processing':
      return 'processamento';
    case 'lost':
    case 'withdrawn':
      return 'extraviado';
  }
}
