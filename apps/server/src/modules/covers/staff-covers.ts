import { coverLists, type endpoints, type Language, type Success } from '@estante/contract';
import type { CoverOrigin, Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { readDrawnTitles } from '../catalogue/index.ts';
import { readPicture } from './read-picture.ts';
import { writeCover } from './repository.ts';
import {
  countReport,
  countStaffCovers,
  findStaffCover,
  findStaffCovers,
  keep,
  refuseFor,
  type StaffCover,
} from './staff-repository.ts';

export interface StaffCoverDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const pageSize = 24;
const now = ({ clock }: StaffCoverDeps) => new Date(clock.now().epochMilliseconds);

export function reportCover(deps: StaffCoverDeps): UseCase<typeof endpoints.reportCover> {
  return async ({ params: { id }, body: { versao } }) =>
    (await countReport(deps.db, id, versao, now(deps)))
      ? { status: 200, body: {} }
      : refuse(404, 'NaoEncontrado');
}

export function listStaffCovers({ db }: StaffCoverDeps): UseCase<typeof endpoints.listStaffCovers> {
  return async ({ query: { lista, pagina, cod_acervo } }, { language }) => {
    const counts = await countStaffCovers(db);
    const contagem = coverLists.map((list) => ({ lista: list, total: counts[list] }));
    const found =
      cod_acervo === undefined
        ? await findStaffCovers(db, lista, { offset: (pagina - 1) * pageSize, limit: pageSize })
        : await findStaffCover(db, cod_acervo).then((one) => (one ? [one] : []));
    const total = cod_acervo === undefined ? counts[lista] : found.length;
    const capas = await present(db, found, language);
    return { status: 200, body: { total, pagina, quantidade: pageSize, contagem, capas } };
  };
}

export function keepCover(deps: StaffCoverDeps): UseCase<typeof endpoints.keepCover> {
  return async ({ params: { id }, body: { versao } }) =>
    (await keep(deps.db, id, versao, now(deps)))
      ? { status: 200, body: {} }
      : refuseMissing(deps.db, id);
}

export function refuseCover(deps: StaffCoverDeps): UseCase<typeof endpoints.refuseCover> {
  return async (
    { params: { id: titleId }, body: { versao: version } },
    { person: { loginId } },
  ) => {
    const refusal = { titleId, version, loginId, at: now(deps) };
    const isDone = await deps.db.transaction().execute((trx) => refuseFor(trx, refusal));
    return isDone ? { status: 200, body: {} } : refuseMissing(deps.db, titleId);
  };
}

export function replaceCover({ db }: StaffCoverDeps): UseCase<typeof endpoints.replaceCover> {
  return async ({ params: { id }, body: { conteudo } }) => {
    if (!(await findStaffCover(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const picture = await readPicture(Buffer.from(conteudo, 'base64'));
    if (typeof picture === 'string') return refuse(422, 'CapaNaoAceita');
    await writeCover(db, [id], '', picture);
    return { status: 200, body: {} };
  };
}

/** Refuses where the title is gone, or has another cover by now. */
async function refuseMissing(db: Db, id: number) {
  return (await findStaffCover(db, id))
    ? refuse(409, 'SituacaoMudou')
    : refuse(404, 'AcervoNaoEncontrado', { id });
}

type WireCover = Success<typeof endpoints.listStaffCovers>['capas'][number];

const origins = {
  sent: 'enviada',
  fetched: 'buscada',
  document: 'documento',
} as const satisfies Readonly<Record<CoverOrigin, WireCover['origem']>>;

/** Covers as the contract says them; those of titles that are gone are left out. */
async function present(
  db: Db,
  covers: readonly StaffCover[],
  language: Language,
): Promise<WireCover[]> {
  const titles = await readDrawnTitles(
    db,
    covers.map(({ id }) => id),
    language,
  );
  const byId = new Map(titles.map((title) => [title.cod_acervo, title]));
  return covers.flatMap((cover) => {
    const titulo = byId.get(cover.id);
    if (!titulo) return [];
    const { version: versao, credit, creditUrl: link, reports: avisos } = cover;
    const credito = credit === '' ? null : { nome: credit, link };
    const origem = cover.origin && origins[cover.origin];
    return [{ titulo, versao, origem, credito, avisos, em: cover.at.toISOString() }];
  });
}
