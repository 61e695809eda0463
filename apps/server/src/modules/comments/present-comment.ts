import type { CommentRow } from './repository.ts';

export function presentComment(row: CommentRow) {
  const { read_at, answered_at } = row;
  return {
    codigo: row.id,
    conteudo: row.content,
    enviado_em: row.sent_at.toISOString(),
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    pessoa: { nome_pessoa: row.person, tem_email: row.emails.length > 0 },
    situacao: row.state,
    leitura: read_at && { nome: row.reader, em: read_at.toISOString() },
    resposta: answered_at && {
      nome: row.answerer,
      em: answered_at.toISOString(),
      texto: row.answer ?? '',
    },
  };
}
