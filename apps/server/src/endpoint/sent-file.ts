import type { FastifyReply } from 'fastify';

/** What a use case answers that is sent as a file. */
export interface SentFile {
  /** Letters, digits, dots and hyphens. */
  readonly nome: string;
  readonly tipo_conteudo: string;
  /** In base 64. */
  readonly conteudo: string;
}

/** To be kept by whoever asked, under its name. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  return reply
    .code(200)
    .header('content-disposition', `attachment; filename="${file.nome}"`)
    .type(file.tipo_conteudo)
    .send(Buffer.from(file.conteudo, 'base64'));
}
