import type { Db, RequestKind, RequestState, SwitchedDocument } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';

interface DemoRequest {
  readonly from: string;
  readonly kind: RequestKind;
  readonly document?: SwitchedDocument;
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly daysAgo: number;
  /** Days from today to its day. */
  readonly dueIn: number;
  readonly state?: RequestState;
  readonly answer?: string;
  readonly cost?: number;
}

const requests: readonly DemoRequest[] = [
  {
    from: 'aluna',
    kind: 'switching',
    document: 'article',
    details: {
      titulo_artigo: 'A cor da crônica carioca',
      titulo_revista: 'Revista de Letras do Vale',
      ano: '1987',
      volume: '12',
      numero: '3',
      paginas: '20-34',
    },
    daysAgo: 4,
    dueIn: 6,
    state: 'cost-proposed',
    answer: 'A biblioteca que tem a revista cobra pelas cópias.',
    cost: 1250,
  },
  {
    from: 'aluna',
    kind: 'survey',
    details: {
      assunto_geral: 'Crônica brasileira',
      palavras_chave: 'crônica; imprensa; século XIX',
      delimitacao: 'Jornais do Rio de Janeiro até 1900.',
      suporte: 'ambos',
    },
    daysAgo: 6,
    dueIn: 4,
    state: 'finished',
    answer: 'Estes títulos estão no acervo. Os dois primeiros têm bibliografias longas.',
  },
  {
    from: 'mestranda',
    kind: 'catalogue-card',
    details: {
      autor_sobrenome: 'Sampaio',
      autor_nome: 'Beatriz Nunes',
      titulo: 'O ciúme na narrativa brasileira',
      subtitulo: 'leituras de três romances',
      tipo_trabalho: 'dissertacao',
      curso: 'Letras',
      instituicao: 'Universidade do Vale das Letras',
      orientador: 'Joaquim Valadares',
      local: 'Vale das Letras',
      ano: '2026',
      palavras_chave: 'Literatura brasileira; Romance',
      total_paginas: 118,
      paginas_bibliografia: '109-116',
      ilustracoes: true,
    },
    daysAgo: 1,
    dueIn: 9,
  },
  {
    from: 'professor',
    kind: 'specialized-search',
    details: {
      assunto_geral: 'Ensino de leitura',
      delimitacao: 'Experiências em escolas públicas, com avaliação.',
      palavras_chave: 'leitura; ensino; avaliação',
      idioma: 'Português e espanhol',
    },
    daysAgo: 12,
    dueIn: -2,
  },
];

/**
 * Writes requests of readers to the staff: a cost to accept, a survey with titles, a card, a search that is
 * late.
 */
export async function writeRequests(trx: Db, clock: Clock): Promise<void> {
  const something = await trx.selectFrom('request').select('id').limit(1).execute();
  if (something.length > 0) return;
  for (const one of requests) {
    const id = await writeRequest(trx, clock, one);
    if (id !== null && one.kind === 'survey') await writeTitles(trx, id);
  }
}

async function writeRequest(trx: Db, clock: Clock, one: DemoRequest): Promise<number | null> {
  const login = await trx
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.id', 'l.person_id', 'l.library_id', 'p.emails'])
    .where('l.username', '=', one.from)
    .executeTakeFirst();
  if (!login) return null;
  const ago = (days: number) => new Date(clock.now().epochMilliseconds - days * 86_400_000);
  const handled_by = one.state ? await findLibrarian(trx) : null;
  const { id } = await trx
    .insertInto('request')
    .values({
      person_id: login.person_id,
      login_id: login.id,
      library_id: login.library_id,
      kind: one.kind,
      document: one.document ?? null,
      details: JSON.stringify(one.details),
      emails: login.emails,
      note: '',
      language: 'pt',
      sent_at: ago(one.daysAgo),
      due_on: clock.today().add({ days: one.dueIn }).toString(),
      ...(one.state && { state: one.state, handled_at: ago(one.daysAgo - 1), handled_by }),
      ...(one.answer !== undefined && { answer: one.answer }),
      ...(one.cost !== undefined && { cost: one.cost }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function findLibrarian(trx: Db): Promise<number | null> {
  const login = await trx
    .selectFrom('login')
    .select('id')
    .where('username', '=', 'bibliotecaria')
    .executeTakeFirst();
  return login?.id ?? null;
}

/** Writes the titles of a request: books of literature, such as a librarian would name. */
async function writeTitles(trx: Db, requestId: number): Promise<void> {
  await sql`insert into request_title (request_id, title_id, place)
    select ${requestId}, id, row_number() over (order by id) from (
      select id from title where work_type = 'book' and coalesce(area, title_area(description)) = 'ddc:8'
      order by id limit 5) as found`.execute(trx);
}
