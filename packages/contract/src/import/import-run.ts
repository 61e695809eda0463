import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { file } from '../protocol/file.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import {
  importCharsets,
  importCodeLists,
  importItemFields,
  importKinds,
  importLimits,
  importLists,
  importStates,
  importTasks,
  uploadKinds,
} from './import-run-state.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('imports'),
} as const;
const one = { params: z.object({ id: recordId }) } as const;
const count = z.number().int();
const moment = z.iso.datetime();

/** Sentence, and the number of records it applies to. */
const counted = z.object({ frase: z.string(), registros: count });

const codeList = z.enum(importCodeLists);

const report = z
  .object({
    em: moment,
    tipos: z.array(
      z.object({
        /** 'bibliographic', 'authority', 'holdings', 'unreadable', 'covers', 'patrons' or 'loans'. */
        tipo: z.string(),
        desc_tipo: z.string(),
        lidos: count,
        novos: count,
        mudados: count,
        iguais: count,
        juntados: count,
        retirados: count,
        separados: count,
      }),
    ),
    exemplares: z.object({ novos: count, mudados: count, retirados: count }),
    sobrescritos: z.array(counted),
    juntados: z.array(counted),
    avisos: z.array(counted),
    bibliotecas_criadas: z.array(z.string()),
    /** Codes without a library here, with the copies, and holdings without copies, that are set aside for them. */
    sem_biblioteca: z.array(z.object({ codigo: z.string(), exemplares: count, colecoes: count })),
    /**
     * New codes of a list, each of which makes an entry, with the copies that have it; 0 where only holdings do. Those
     * with the most copies; lists without new codes are left out.
     */
    siglas_novas: z.array(
      z.object({
        lista: codeList,
        total: count,
        siglas: z.array(z.object({ codigo: z.string(), exemplares: count })),
      }),
    ),
    /** Copies that earlier imports had set aside and that now have a place. */
    colocados: count,
    /** Formats and character sets recognised in the file, and the system of its item fields. */
    reconhecido: z.array(z.string()),
    /** First titles. */
    titulos: z.array(z.string()),
    /** First copies as read: library, bar code, call number and other data. */
    primeiros_exemplares: z.array(z.string()),
    /** Reason why the file could not be read to its end; null where it was. */
    ilegivel: z.string().nullable(),
    interrompida: z.boolean(),
    listas: z.array(z.enum(importLists)),
  })
  .meta({ id: 'ImportReport' });

const undone = z
  .object({
    em: moment,
    restaurados: count,
    retirados: count,
    separados: count,
    recusados: count,
    /** Codes of entries that the import had made and that nothing uses. */
    siglas_retiradas: z.array(
      z.object({ lista: codeList, total: count, siglas: z.array(z.string()) }),
    ),
    /** First records that stay as they are, and why. */
    exemplos: z.array(
      z.object({
        cod_acervo: count,
        titulo: z.string(),
        numero: z.string().nullable(),
        motivo: z.string(),
      }),
    ),
    interrompida: z.boolean(),
  })
  .meta({ id: 'UndoneImport' });

const mapped = z.object({ codigo: z.string(), cod_biblioteca: count });
const mappedCode = z.object({ lista: codeList, codigo: z.string(), cod_entrada: count });
const options = z.object({
  /** Library for records that name none, or an unknown one. */
  cod_biblioteca: count.nullable(),
  bibliotecas: z.array(mapped),
  /** Codes mapped to existing entries. */
  siglas: z.array(mappedCode),
  cria_bibliotecas: z.boolean(),
  fonte: z.string(),
  caracteres: z.enum(importCharsets).nullable(),
  itens: z.enum(importItemFields).nullable(),
});

const run = z
  .object({
    codigo: count,
    tipo: z.enum(importKinds),
    arquivo: z.string(),
    bytes: count,
    recebidos: count,
    situacao: z.enum(importStates),
    tarefa: z.enum(importTasks).nullable(),
    /** Name of the person; null for a run at the terminal, or where the login is gone. */
    nome: z.string().nullable(),
    em: moment,
    comecou_em: moment.nullable(),
    terminou_em: moment.nullable(),
    /** Number of starts; more than one where the server ended meanwhile. */
    tentativas: count,
    progresso: z.object({ bytes: count, registros: count }),
    opcoes: options,
    simulacao: report.nullable(),
    relatorio: report.nullable(),
    simulacao_desfazer: undone.nullable(),
    desfeita: undone.nullable(),
    /** Whether the file is still here, for a trial or an import. */
    pode_importar: z.boolean(),
    pode_desfazer: z.boolean(),
  })
  .meta({ id: 'ImportRun' });

const choices = z.object({
  bibliotecas: z.array(z.object({ cod_biblioteca: count, desc_biblioteca: z.string() })),
  /** Entries that new codes may mean; none once nothing is left to import. */
  listas: z.array(
    z.object({
      lista: codeList,
      entradas: z.array(z.object({ cod_entrada: count, sigla: z.string(), nome: z.string() })),
    }),
  ),
});

export const listImportRuns = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/importacoes',
  summary: 'What was brought in from files, when and by whom; the latest first',
  query: z.object({ pagina: pageNumber }),
  responses: {
    200: z.object({
      total: count,
      pagina: count,
      quantidade: count,
      importacoes: z.array(run.omit({ opcoes: true }).meta({ id: 'ImportSummary' })),
      /** Whether a task waits or runs: the next begins when it has ended. */
      ocupada: z.boolean(),
    }),
  },
});

export const getImportRun = endpoint({
  ...shared,
  ...one,
  method: 'GET',
  path: '/atendimento/importacoes/{id}',
  summary: 'How far an import has come, and what it did',
  responses: { 200: run.extend(choices.shape), 404: errorBody },
});

export const beginImportRun = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/importacoes',
  summary: 'Makes room for a file, which is then sent in parts',
  body: z.strictObject({
    tipo: z.enum(uploadKinds),
    arquivo: lineSchema(255),
    bytes: z.number().int().min(1).max(importLimits.file),
  }),
  responses: { 200: run, 422: errorBody },
});

/** Sends a part. 409 `SituacaoMudou` where it does not follow the received bytes: `recebidos` says where to go on. */
export const sendImportPart = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/atendimento/importacoes/{id}/partes',
  summary: 'The next part of a file; the same part twice is one',
  largestBody: 2 * importLimits.part,
  body: z.strictObject({
    /** Position of the part's first byte in the file, from 0. */
    posicao: z.number().int().min(0).max(importLimits.file),
    /** Contents in base64 (RFC 4648). */
    conteudo: z.base64().max(Math.ceil(importLimits.part / 3) * 4),
  }),
  responses: {
    200: z.object({ recebidos: count, completa: z.boolean() }),
    404: errorBody,
    409: errorBody,
    422: errorBody,
  },
});

/**
 * Starts a task. 409 `ImportacaoEmAndamento` while another waits or runs; `SituacaoMudou` where this one cannot start.
 */
export const startImportRun = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/atendimento/importacoes/{id}/inicio',
  summary: 'Tries an import, imports, or takes back what was imported',
  body: z.strictObject({
    tarefa: z.enum(importTasks),
    opcoes: z.strictObject({
      cod_biblioteca: recordNumber.nullable(),
      bibliotecas: z
        .array(z.strictObject({ codigo: lineSchema(200), cod_biblioteca: recordNumber }))
        .max(500),
      siglas: z
        .array(
          z.strictObject({ lista: codeList, codigo: lineSchema(200), cod_entrada: recordNumber }),
        )
        .max(500)
        .default([]),
      cria_bibliotecas: z.boolean(),
      fonte: lineSchema(100),
      caracteres: z.enum(importCharsets).nullable(),
      itens: z.enum(importItemFields).nullable(),
    }),
  }),
  responses: { 200: run, 404: errorBody, 409: errorBody, 422: errorBody },
});

/** Cancels an import; imported records stay. 409 `SituacaoMudou` where it has ended. */
export const cancelImportRun = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/atendimento/importacoes/{id}/cancelamento',
  summary: 'Ends an import after the records at hand, or lets a file go that was sent',
  responses: { 200: run, 404: errorBody, 409: errorBody },
});

const ofList = {
  params: z.object({ id: recordId, lista: z.enum(importLists) }),
} as const;

export const listImportedRecords = endpoint({
  ...shared,
  ...ofList,
  method: 'GET',
  path: '/atendimento/importacoes/{id}/listas/{lista}',
  summary: 'Records that an import set aside, overwrote, joined or guessed of, one by one',
  query: z.object({ pagina: pageNumber }),
  responses: {
    200: z.object({
      total: count,
      pagina: count,
      quantidade: count,
      registros: z.array(
        z.object({
          /** Control number, ISBN or bar code; '' without one. */
          numero: z.string(),
          /** Offset of its first byte in the file. */
          posicao: count.nullable(),
          motivo: z.string(),
          /** Record as in the file; null where it was not kept. */
          registro: z.string().nullable(),
          cod_acervo: count.nullable(),
          antes: z.string(),
          depois: z.string(),
        }),
      ),
    }),
    404: errorBody,
  },
});

export const downloadImportedRecords = endpoint({
  ...shared,
  ...ofList,
  method: 'GET',
  path: '/atendimento/importacoes/{id}/listas/{lista}/arquivo',
  summary:
    'The same as a file: of what was set aside the records, to be put right and imported again',
  rate: 'export',
  responses: { 200: z.object({ arquivo: file }), 404: errorBody },
});
