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
  /** Days late on which the reader is notified again. */
  dias_aviso_atraso: z.array(z.number().int().min(1).max(3650)).max(20),
  /** Pix key for payments; '' for none. 422 where it is no valid key; answered in the Banco Central's form. */
  chave_pix: staffText(100),
  cidade_pix: staffText(15),
  /** Whether staff take what is owed to another unit; the money then belongs to the unit that took it. */
  recebe_de_outras_unidades: z.boolean(),
  /** CNPJ of the library that receives the money; '' for none. */
  cnpj: staffText(18),
  /** First three digits of the bar code of slips, as agreed with the bank; '' for no bar code. */
  prefixo_gru: z.string().regex(/^(8[1-79][68])?$/),
  /** Four digits assigned by FEBRABAN, or, where the prefix begins with 86, eight of the CNPJ. */
  orgao_gru: z.string().regex(/^(\d{4}|\d{8})?$/),
  /** Days from the issue of a slip to its due day. */
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

/** Previews the Pix code of a key, over one centavo. 422 with the reason where the key is invalid. */
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
      /** Payee as the code has it; the bank's application shows the account holder instead. */
      recebedor: z.string(),
      cidade: z.string(),
      copia_e_cola: z.string(),
      qr: qrDrawing,
    }),
    422: errorBody,
  },
});
