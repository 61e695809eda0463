import type { endpoints, Language, LinkRole, Success } from '@estante/contract';
import type { Db, Role } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { readPatron } from '../circulation/index.ts';
import {
  findConfirmations,
  joinEmails,
  presentValues,
  readPersonalValues,
} from '../personal-data/index.ts';
import { isPersonSeenBy, whyReadOnly } from '../staff-access/index.ts';
import { findLinks, type LinkRow } from './link-repository.ts';

export interface PeopleDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface PersonViewContext {
  /** A login of the staff. */
  readonly asker: number;
  readonly language: Language;
}

export const roleNames = {
  patron: 'leitor',
  teacher: 'professor',
  staff: 'equipe',
  administrator: 'administrador',
} as const satisfies Readonly<Record<Role, LinkRole>>;

type Answer = { readonly status: 200; readonly body: Success<typeof endpoints.getPersonRecord> };

/** All that the page of a person shows; 404 for one whom the asker does not see. */
export async function presentPerson(
  { db, clock }: PeopleDeps,
  personId: number,
  { asker, language }: PersonViewContext,
): Promise<Answer | Refusal> {
  const person = await db
    .selectFrom('person as p')
    .select(['p.name', 'p.phone', 'p.note', 'p.emails', 'p.receives_mail as receivesMail'])
    .select(['p.password_set_at as passwordSetAt', 'p.password_is_temporary as isTemporary'])
    .where('p.id', '=', personId)
    .where('p.closed_at', 'is', null)
    .where(isPersonSeenBy(asker, 'p.id'))
    .executeTakeFirst();
  if (!person) return refuse(404, 'NaoEncontrado');
  const readOnly = await whyReadOnly(db, asker, personId);
  const links = await findLinks(db, [personId], { asker, language });
  const [values, pending, circulacao] = await Promise.all([
    readPersonalValues(db, personId),
    findConfirmations(db, personId, clock.now()),
    presentCirculation({ db, clock }, links),
  ]);
  const body = {
    cod_pessoa: personId,
    nome_pessoa: person.name,
    telefone: person.phone,
    observacao: person.note,
    ...presentValues(values),
    email: joinEmails(person.emails),
    emails_a_confirmar: pending.map(({ address }) => address),
    receber_email: person.receivesMail,
    senha_desde: person.passwordSetAt.toISOString(),
    senha_provisoria: person.isTemporary,
    vinculos: links.map((link) => presentLink(link, readOnly === null)),
    circulacao,
    so_leitura: readOnly,
  };
  return { status: 200, body };
}

/** Circulation of the person, whichever link it came by; a person who has no link left has settled everything. */
async function presentCirculation({ db, clock }: PeopleDeps, links: readonly LinkRow[]) {
  const alive = links.find(({ endedAt }) => endedAt === null);
  const patron = alive ? await readPatron(db, alive.id, clock.now()) : null;
  return {
    emprestimos: patron?.openLoanIds.length ?? 0,
    em_atraso: patron?.overdueLoanIds.length ?? 0,
    reservas: patron?.openHoldIds.length ?? 0,
    debito_centavos: patron?.balance ?? 0,
    afastado_ate: patron?.suspendedUntil?.toString() ?? null,
  };
}

export function presentLinkHead(link: LinkRow) {
  return {
    cod_login: link.id,
    usuario: link.username,
    desc_biblioteca: link.library,
    categoria: link.category,
    papel: roleNames[link.role],
    bloqueio: link.isBlocked,
    encerrado_em: link.endedAt && link.endedAt.toISOString(),
  };
}

function presentLink(link: LinkRow, mayChange: boolean) {
  return {
    ...presentLinkHead(link),
    cod_biblioteca: link.libraryId,
    cod_cargo: link.staffRoleId,
    cargo: link.staffRole,
    cod_categoria: link.categoryCode ?? '',
    validade: link.validUntil,
    motivo: link.reason,
    bloqueado_ate: link.blockedUntil,
    pode_alterar: mayChange && link.isSeen && link.endedAt === null,
    pode_retomar: mayChange && link.isSeen && link.endedAt !== null && !link.isDeclared,
  };
}
