import { z } from 'zod';
import { pixKeyKinds } from '../debt/debt-kind.ts';
import { qrDrawing } from '../debt/pix.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { staffDocument, staffDocumentCalls, staffText } from '../protocol/staff-document.ts';
import { staffPermission } from '../protocol/staff-page.ts';

const count = (most: number) => z.number().int().min(0).max(most);

const numbers = staffDocument({
  limite_debito_centavos: z.number().int().min(1).max(1_000_000_000),
  conta_dias_fechados: z.boolean(),
  limite_reservas: count(999),
  dias_reserva: z.number().int().min(1).max(3650),
  dias_suspensao_reserva: count(365),
  limite_solicitacoes: count(999),
  dias_retirada_solicitacao: count(60),
  dias_nada_consta: z.number().int().min(1).max(365),
  minutos_token: z.number().int().min(1).max(60),
  dias_renovacao_automatica: count(30),
  dias_aviso_vencimento: z.number().int().min(1).max(30),
  /** Days late on which it is told of again. */
  dias_aviso_atraso: z.array(z.number().int().min(1).max(3650)).max(20),
  /** Pix key that payments go to; '' for none. Answered as the Banco Central has it: 422 where it is none. */
  chave_pix: staffText(100),
  cidade_pix: staffText(15),
  /** Staff take what is owed to another unit; the money is that of the unit that took it. */
  recebe_de_outras_unidades: z.boolean(),
  /** CNPJ of the library that the money goes to; '' for none. */
  cnpj: staffText(18),
  /** The first three digits of the bar code of slips, as agreed with the bank; '' for no bar code. */
  prefixo_gru: z.string().regex(/^(8[1-79][68])?$/),
  /** Four digits that FEBRABAN gave, or, where the prefix begins with 86, eight of the CNPJ. */
  orgao_gru: z.string().regex(/^(\d{4}|\d{8})?$/),
  /** From the day a slip is made to the day it is due. */
  dias_gru: z.number().int().min(1).max(365),
});

export const { read: getCirculationNumbers, change: changeCirculationNumbers } = staffDocumentCalls(
  'loanRules',
  {
    at: { path: '/atendimento/numeros-circulacao' },
    document: numbers,
    change: numbers,
    reads: 'The numbers that circulation goes by; money in centavos',
    changes: 'Changes the numbers that circulation goes by',
  },
);

/** 422 where the key is none, in the words of what is wrong with it. The code is over one centavo. */
export const previewPixKey = endpoint({
  method: 'GET',
  path: '/atendimento/numeros-circulacao/pix',
  summary: 'A Pix key as it would be kept, whom payments would go to, and a code to try it with',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('loanRules'),
  query: z.object({ chave: staffText(100), cidade: staffText(15).default('') }),
  responses: {
    200: z.object({
      tipo: z.enum(pixKeyKinds),
      chave: z.string(),
      /** As the code has it: what the bank's application shows is the holder of the account. */
      recebedor: z.string(),
      cidade: z.string(),
      copia_e_cola: z.string(),
      qr: qrDrawing,
    }),
    422: errorBody,
  },
});
