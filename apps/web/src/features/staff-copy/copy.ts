import type { Input, Output } from '../../api/api.ts';

export type FoundCopies = Output<'listStaffCopies'>;
export type ListedCopy = FoundCopies['exemplares'][number];
export type FoundTitle = FoundCopies['titulos'][number];
export type WholeCopy = Output<'getStaffCopy'>;
export type Choices = Output<'getCopyChoices'>;
export type CopyDraft = Required<Omit<Input<'changeCopy'>['body'], 'versao'>>;

export const copiesPath = '/meupergamum/atendimento/exemplares';

/** Address of a copy's page; `mudar` opens the form that changes it. */
export function copyHref(id: number, part?: 'mudar'): string {
  return `${copiesPath}?exemplar=${id}${part ? `&parte=${part}` : ''}`;
}

export function newDraft(library: number, like?: ListedCopy): CopyDraft {
  return {
    cod_biblioteca: library,
    cod_colecao: like?.cod_colecao ?? null,
    cod_localizacao: like?.cod_localizacao ?? null,
    cod_tipo_emprestimo: like?.cod_tipo_emprestimo ?? null,
    codigo_barras: '',
    numero_chamada: like?.numero_chamada ?? '',
    volume: '',
    tomo: '',
    parte: '',
    numero_exemplar: '',
    material_adicional: '',
    preco_centavos: null,
    adquirido_em: null,
    nota: '',
  };
}

export function draftOf(copy: WholeCopy): CopyDraft {
  const { numero_chamada, volume, tomo, parte, numero_exemplar, material_adicional, nota } = copy;
  return {
    cod_biblioteca: copy.cod_biblioteca,
    cod_colecao: copy.cod_colecao,
    cod_localizacao: copy.cod_localizacao,
    cod_tipo_emprestimo: copy.cod_tipo_emprestimo,
    codigo_barras: copy.codigo_barras,
    numero_chamada,
    volume,
    tomo,
    parte,
    numero_exemplar,
    material_adicional,
    preco_centavos: copy.preco_centavos,
    adquirido_em: copy.adquirido_em,
    nota,
  };
}

type NamedCopy = Pick<ListedCopy, 'titulo' | 'volume' | 'tomo' | 'parte' | 'numero_exemplar'>;

/** Names a copy among others of its title: the title, then volume, tome, part and number. */
export function nameOf(copy: NamedCopy): string {
  return [copy.titulo, copy.volume, copy.tomo, copy.parte, copy.numero_exemplar]
    .filter(Boolean)
    .join(', ');
}

/** Makes an option of a select from an entry of the lists. */
export const optionOf = ({ codigo, descricao }: Choices['bibliotecas'][number]) => ({
  value: String(codigo),
  label: descricao,
});
