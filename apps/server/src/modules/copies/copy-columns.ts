import type { CopyField, EndpointRequest, endpoints } from '@estante/contract';

/** Columns of a copy that staff write: null or '' where nothing is said. */
export interface CopyColumns {
  readonly library_id: number;
  readonly collection_id: number | null;
  readonly location_id: number | null;
  readonly loan_type_id: number | null;
  readonly barcode: string | null;
  readonly call_number: string;
  readonly volume: string;
  readonly tome: string;
  readonly part: string;
  readonly copy_number: string;
  readonly additional_material: string;
  readonly price: number | null;
  readonly acquired_on: string | null;
  readonly note: string;
}

export type CopyColumn = keyof CopyColumns;

/** Names of the columns on the wire. 'status' is said by moves (`circulation/copies`), never written here. */
export const fieldOf = {
  library_id: 'biblioteca',
  collection_id: 'colecao',
  location_id: 'localizacao',
  loan_type_id: 'tipo_emprestimo',
  barcode: 'codigo_barras',
  call_number: 'numero_chamada',
  volume: 'volume',
  tome: 'tomo',
  part: 'parte',
  copy_number: 'numero_exemplar',
  additional_material: 'material_adicional',
  price: 'preco',
  acquired_on: 'adquirido_em',
  note: 'nota',
  status: 'situacao',
} as const satisfies Readonly<Record<CopyColumn | 'status', CopyField>>;

export const copyColumns = Object.keys(fieldOf).filter(
  (name): name is CopyColumn => name !== 'status',
);

export function isColumn(name: string): name is keyof typeof fieldOf {
  return name in fieldOf;
}

type CopyFields = Omit<EndpointRequest<typeof endpoints.changeCopy>['body'], 'versao'>;

export function columnsOf(written: CopyFields): CopyColumns {
  return {
    library_id: written.cod_biblioteca,
    collection_id: written.cod_colecao,
    location_id: written.cod_localizacao,
    loan_type_id: written.cod_tipo_emprestimo,
    barcode: written.codigo_barras || null,
    call_number: written.numero_chamada,
    volume: written.volume,
    tome: written.tomo,
    part: written.parte,
    copy_number: written.numero_exemplar,
    additional_material: written.material_adicional,
    price: written.preco_centavos,
    acquired_on: written.adquirido_em,
    note: written.nota,
  };
}
