import { sql, type SqlBool } from 'kysely';
import { byPerson, library, title, type KeptPart, type Ownership } from './kept-part.ts';

const byRequest: Ownership = (id) =>
  sql<SqlBool>`r.request_id in (select id from request where person_id = ${id})`;

const byList: Ownership = (id) =>
  sql<SqlBool>`r.list_id in (select id from named_list where person_id = ${id})`;

/** Tables of what somebody keeps, follows and writes. */
export const keptOfWriting = {
  title_list_entry: {
    name: 'titulos_guardados',
    section: 'listas',
    ownedBy: byPerson,
    tells: { cod_lista: 'r.list', titulo: title('r.title_id'), em: 'r.added_at' },
    atClosing: 'erased',
  },
  named_list: {
    name: 'listas',
    section: 'listas',
    ownedBy: byPerson,
    tells: {
      nome: 'r.name',
      texto: 'r.description',
      em: 'r.made_at',
      compartilhada_desde: 'r.shared_at',
    },
    atClosing: 'erased',
  },
  named_list_title: {
    name: 'titulos_de_listas',
    section: 'listas',
    ownedBy: byList,
    tells: {
      nome: '(select l.name from named_list l where l.id = r.list_id)',
      titulo: title('r.title_id'),
      texto: 'r.note',
      em: 'r.added_at',
    },
    atClosing: 'erased',
  },
  saved_search: {
    name: 'pesquisas_salvas',
    section: 'listas',
    ownedBy: byPerson,
    tells: { nome: 'r.name', consulta: 'r.query', em: 'r.saved_at', avisa: 'r.alerts' },
    atClosing: 'erased',
  },
  alert: {
    name: 'alertas',
    section: 'avisos',
    ownedBy: byPerson,
    tells: {
      nome: '(select s.name from saved_search s where s.id = r.saved_search_id)',
      titulos: 'r.titles',
      desde: 'r.from_day',
      ate: 'r.to_day',
      lido_em: 'r.read_at',
    },
    atClosing: 'erased',
  },
  interest: {
    name: 'interesses',
    section: 'interesses',
    ownedBy: byPerson,
    tells: {
      cod_tipo: 'r.kind',
      nome: `coalesce((select h.text from heading h where h.id = r.heading_id),
        ${title('r.title_id')}, r.area, r.work_type)`,
      desde: 'r.made_on',
      valido_ate: 'r.valid_to',
    },
    atClosing: 'erased',
  },
  interest_news: {
    name: 'novidades_a_enviar',
    section: 'interesses',
    ownedBy: byPerson,
    tells: {
      titulo: `(select string_agg(distinct t.description ->> 'title', '; ')
        from title t where t.id = any(r.titles))`,
    },
    atClosing: 'erased',
  },
  general_comment: {
    name: 'comentarios_gerais',
    section: 'mensagens',
    ownedBy: byPerson,
    tells: {
      biblioteca: library('r.library_id'),
      texto: 'r.content',
      em: 'r.sent_at',
      resposta: 'r.answer',
    },
    atClosing: 'erased',
  },
  title_comment: {
    name: 'comentarios_de_titulos',
    section: 'mensagens',
    ownedBy: byPerson,
    tells: {
      titulo: title('r.title_id'),
      texto: 'r.content',
      em: 'r.sent_at',
      cod_situacao: 'r.state',
      motivo: 'r.reason',
    },
    atClosing: 'erased',
  },
  title_rating: {
    name: 'avaliacoes_de_titulos',
    section: 'mensagens',
    ownedBy: byPerson,
    tells: { titulo: title('r.title_id'), estrelas: 'r.stars', em: 'r.rated_at' },
    atClosing: 'erased',
  },
  acquisition_suggestion: {
    name: 'sugestoes_de_aquisicao',
    section: 'mensagens',
    ownedBy: byPerson,
    tells: {
      titulo: 'r.title',
      autor: 'r.author',
      editor: 'r.publisher',
      texto: 'r.notes',
      em: 'r.sent_at',
      cod_situacao: 'r.state',
      resposta: 'r.answer',
    },
    atClosing: 'evidence',
  },
  request: {
    name: 'pedidos',
    section: 'solicitacoes',
    ownedBy: byPerson,
    tells: {
      cod_tipo: 'r.kind',
      pedido: 'r.details',
      emails: 'r.emails',
      texto: 'r.note',
      em: 'r.sent_at',
      cod_situacao: 'r.state',
      resposta: 'r.answer',
      respondido_em: 'r.handled_at',
      valor_centavos: 'r.cost',
    },
    atClosing: 'erased',
  },
  request_attachment: {
    name: 'arquivos_de_pedidos',
    section: 'solicitacoes',
    ownedBy: byRequest,
    tells: { nome: 'r.name', em: 'r.added_at' },
    atClosing: 'erased',
  },
  request_title: {
    name: 'titulos_de_pedidos',
    section: 'solicitacoes',
    ownedBy: byRequest,
    tells: { titulo: title('r.title_id') },
    atClosing: 'erased',
  },
  personal_data_request: {
    name: 'pedidos_de_mudanca',
    section: 'mensagens',
    ownedBy: byPerson,
    tells: {
      pedido: 'r.changes',
      em: 'r.sent_at',
      respondido_em: 'r.answered_at',
      resposta: 'r.answer',
    },
    atClosing: 'erased',
  },
} as const satisfies Readonly<Record<string, KeptPart>>;
