import type { Db } from '@estante/database';
import { joinEmails } from './email-list.ts';
import { readPersonalValues } from './personal-values.ts';
import { fieldsIn, type RequestRow } from './request-repository.ts';

/** A request as the staff see it: of what waits, what is known now stands beside it. */
export async function presentRequest(db: Db, row: RequestRow) {
  const isOpen = row.state === 'pendente';
  const now = isOpen ? await valuesNow(db, row) : null;
  return {
    codigo: row.id,
    enviado_em: row.sent_at.toISOString(),
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    pessoa: { nome_pessoa: row.person, tem_email: row.emails.length > 0 },
    campos: fieldsIn(row.changes).map((one) => ({
      ...one,
      ...(now && { atual: now[one.campo] }),
    })),
    situacao: row.state,
    resposta: row.answered_at && {
      nome: row.answerer,
      em: row.answered_at.toISOString(),
      texto: row.answer,
    },
  };
}

async function valuesNow(db: Db, { person_id, emails }: RequestRow) {
  return { ...(await readPersonalValues(db, person_id)), email: joinEmails(emails) };
}
