import { z } from 'zod';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffListAnswer } from '../protocol/staff-list.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { copyFields, copyLengths, copyStates, saidCopyStates } from './copy-state.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('copies'),
} as const;
const path = '/atendimento/exemplares';
const one = { params: z.object({ id: recordId }) } as const;

const number = z.number().int();

const copy = z
  .object({
    cod_exemplar: number,
    cod_acervo: number,
    titulo: z.string(),
    /** Whether the title is no longer in the catalogue. */
    acervo_retirado: z.boolean(),
    cod_biblioteca: number,
    desc_biblioteca: z.string(),
    cod_colecao: number.nullable(),
    desc_colecao: z.string().nullable(),
    cod_localizacao: number.nullable(),
    desc_localizacao: z.string().nullable(),
    cod_tipo_emprestimo: number.nullable(),
    desc_tipo_emprestimo: z.string().nullable(),
    codigo_barras: z.string(),
    numero_chamada: z.string(),
    volume: z.string(),
    tomo: z.string(),
    parte: z.string(),
    numero_exemplar: z.string(),
    material_adicional: z.string(),
    preco_centavos: number.nullable(),
    adquirido_em: z.iso.date().nullable(),
    nota: z.string(),
    situacao: z.enum(copyStates).meta({ id: 'CopyState' }),
    previsao_devolucao: z.iso.date().nullable(),
    /** States that staff can set now. */
    pode_ficar: z.array(z.enum(saidCopyStates)),
  })
  .meta({ id: 'StaffCopy' });

export const copyChange = z.object({
  campo: z.enum(copyFields),
  antes: z.string(),
  depois: z.string(),
});

const wholeCopy = copy.extend({
  /** Digest of the copy's data, which a change sends back to say which version it is based on. */
  versao: z.string(),
  /** Reader who has the copy on loan, as the desk shows them. */
  leitor: z.object({ cod_login: number, nome_pessoa: z.string() }).nullable(),
  /** Whether it was made on screen, and no record names it yet. */
  feito_aqui: z.boolean(),
  /** Values of its record where staff have written something else; imports leave these fields as they are. */
  do_registro: z.array(z.object({ campo: z.enum(copyFields), valor: z.string() })),
  historico: z.array(
    z.object({
      acao: z.enum(['acrescentado', 'alterado', 'situacao', 'como_no_registro']),
      nome: z.string(),
      em: z.iso.datetime(),
      nota: z.string(),
      mudancas: z.array(copyChange),
    }),
  ),
});

const title = z.object({
  cod_acervo: number,
  titulo: z.string(),
  autor: z.string(),
  ano: z.string(),
  retirado: z.boolean(),
  /** Whether staff withdrew it and can bring it back: its source still has it. */
  pode_voltar: z.boolean(),
  /** Number of its copies that the asker sees. */
  exemplares: number,
});

/** Finds copies by bar code, by the number of a title, or by words of titles. */
export const listStaffCopies = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Copies of the asker’s unit, and titles by the same words; all, for administrators',
  query: z.strictObject({
    texto: textSchema(200).default(''),
    acervo: unlessEmpty(recordId),
    /** Work type of the titles. */
    cod_tipo_obra: lineSchema(40).optional(),
    biblioteca: unlessEmpty(recordId),
    situacao: unlessEmpty(z.enum(copyStates)),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      exemplares: z.array(copy),
      titulos: z.array(title),
      /** Library of a copy with this very bar code in another unit, which the asker does not see; null for none. */
      de_outra_unidade: z.string().nullable(),
    }),
  },
});

const named = z.array(z.object({ codigo: number, descricao: z.string() }));

export const getCopyChoices = endpoint({
  ...shared,
  method: 'GET',
  path: `${path}/listas`,
  summary: 'Where a copy can stand and how it is lent: what forms offer',
  responses: {
    200: z.object({
      /** Libraries to which a copy can be moved. */
      bibliotecas: named,
      /** Numbers of those of `bibliotecas` in which the asker may add copies. */
      proprias: z.array(number),
      colecoes: named,
      localizacoes: named,
      tipos_emprestimo: named,
    }),
  },
});

export const getStaffCopy = endpoint({
  ...shared,
  ...one,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A copy, what its record says, who has it, and what was done to it',
  responses: { 200: wholeCopy, 404: errorBody },
});

const chosen = recordNumber.nullable().default(null);
const part = lineSchema(copyLengths.part).default('');
const written = {
  cod_biblioteca: recordNumber,
  cod_colecao: chosen,
  cod_localizacao: chosen,
  cod_tipo_emprestimo: chosen,
  /** Bar code; 422 where another copy has it. */
  codigo_barras: lineSchema(copyLengths.barcode).default(''),
  numero_chamada: lineSchema(copyLengths.callNumber).default(''),
  volume: part,
  tomo: part,
  parte: part,
  numero_exemplar: part,
  material_adicional: lineSchema(copyLengths.material).default(''),
  preco_centavos: z.number().int().min(0).max(100_000_000).nullable().default(null),
  adquirido_em: civilDay.nullable().default(null),
  nota: textSchema(copyLengths.note).default(''),
};

export const addCopy = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Adds a copy to a title',
  body: z.strictObject({ cod_acervo: recordNumber, ...written }),
  responses: { 200: wholeCopy, 404: errorBody, 422: errorBody },
});

/**
 * Changes a copy. 409 `SituacaoMudou` where it would change libraries while it is set aside or on its way;
 * `AlteradoPorOutro` where it has changed since it was seen: that change is not lost.
 */
export const changeCopy = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes what is written of a copy, and where it stands',
  body: z.strictObject({ ...written, versao: z.string().max(100) }),
  responses: { 200: wholeCopy, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Sets the state of a copy. 409 `SituacaoMudou` where its present state does not allow that. */
export const sayCopyState = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/situacao`,
  summary: 'Says what a copy is: lost, found, damaged, claimed returned, withdrawn, back again',
  body: z.strictObject({ situacao: z.enum(saidCopyStates), nota: textSchema(500).default('') }),
  responses: { 200: wholeCopy, 404: errorBody, 409: errorBody, 422: errorBody },
});

export const followCopyRecord = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: `${path}/{id}/registro`,
  summary: 'Makes a copy what its record says again',
  responses: { 200: wholeCopy, 404: errorBody, 409: errorBody },
});
