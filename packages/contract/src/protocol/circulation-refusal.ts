import { z } from 'zod';
import { requestKinds } from '../request/request-kind.ts';
import { refusalMotives } from './refusal-motive.ts';

const ids = z.array(z.number().int());
/** Sentence in the language of the request. */
const mensagem = z.string();

/** Event that clears a refusal: the coming of a day, or an act. */
const clearing = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('dia'), mensagem, data: z.iso.date() }),
  /** Payment of at least so much, in centavos. */
  z.object({ tipo: z.literal('pagamento'), mensagem, valor_centavos: z.number().int() }),
  /** Return of these loans; where a limit is reached, of one of them. */
  z.object({ tipo: z.literal('devolucao'), mensagem, emprestimos: ids }),
  z.object({ tipo: z.literal('encerrar_reservas'), mensagem, reservas: ids }),
  z.object({ tipo: z.literal('encerrar_solicitacoes'), mensagem, solicitacoes: ids }),
  /** Refusals of requests to the staff: interlibrary copies, surveys, cards, searches. */
  z.object({
    tipo: z.literal('encerrar_atendimentos'),
    mensagem,
    pedidos: z.array(z.object({ codigo: z.number().int(), tipo: z.enum(requestKinds) })),
  }),
  z.object({ tipo: z.literal('emprestar'), mensagem }),
  z.object({ tipo: z.literal('reservar'), mensagem }),
  z.object({ tipo: z.literal('renovar_cadastro'), mensagem }),
  z.object({ tipo: z.literal('procurar_biblioteca'), mensagem }),
]);

/** Reason for a refusal of circulation, and the day or act that clears it. */
export const circulationRefusal = z
  .object({
    motivo: z.enum(refusalMotives).meta({ id: 'RefusalMotive' }),
    mensagem,
    liberacao: clearing,
  })
  .meta({ id: 'CirculationRefusal' });
export type CirculationRefusal = z.infer<typeof circulationRefusal>;
