import type { FastifyReply } from 'fastify';

/** A body that is sent as a file. */
export interface SentFile {
  /** The file's name: letters, digits, dots and hyphens. */
  readonly nome: string;
  readonly tipo_conteudo: string;
  /** The file in base 64. */
  readonly conteudo: string;
}

/** Sends a file for download, under its name. */
export function sendFile(reply: FastifyReply, file: SentFile): FastifyReply {
  return reply
    .code(200)
    .header('content-disposition', `attachment; filename="${file.nome}"`)
    .type(file.tipo_conteudo)
    .send(Buffer.from(file.conteudo, 'base64'));
}
