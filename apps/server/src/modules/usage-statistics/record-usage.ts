import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findDescription } from '../catalogue/index.ts';
import { browserFamily, deviceFamily, systemFamily } from './client-family.ts';
import { countAccess, type Access } from './repository.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Client {
  readonly browser: string;
  readonly device: string;
  readonly os: string;
}

/** Records a use of a title. Of the person is only kept whether they had signed in, and that comes from the session. */
export function recordUsage(deps: Deps): UseCase<typeof endpoints.recordUsage> {
  return ({ body }, { person }) =>
    record(deps, body, {
      titleId: body.cod_acervo,
      kind: body.seq_paragrafo === 0 ? 'page' : 'link',
      link: body.seq_paragrafo,
      url: body.url,
      isSignedIn: person !== null,
    });
}

export function recordRestrictedUsage(deps: Deps): UseCase<typeof endpoints.recordRestrictedUsage> {
  return ({ params: { a, b }, body }) =>
    record(deps, body, { titleId: a, kind: 'restricted', link: b, url: null, isSignedIn: true });
}

interface OpenedLink extends Pick<Access, 'titleId' | 'kind' | 'link' | 'isSignedIn'> {
  /** Address that was opened, '' for the title itself; null where the number of the link says it all. */
  readonly url: string | null;
}

async function record(
  { db, clock }: Deps,
  { browser, device, os }: Client,
  { url, ...opened }: OpenedLink,
): Promise<{ status: 200; body: { registrado: true } } | Refusal> {
  const description = await findDescription(db, opened.titleId);
  if (!description) return refuse(404, 'AcervoNaoEncontrado', { id: opened.titleId });
  const there = opened.link === 0 ? '' : description.links[opened.link - 1]?.url;
  if (there === undefined || (url !== null && url !== there)) return refuse(404, 'NaoEncontrado');
  await countAccess(db, {
    ...opened,
    day: clock.today().toString(),
    browser: browserFamily(browser),
    device: deviceFamily(device),
    os: systemFamily(os),
  });
  return { status: 200, body: { registrado: true } };
}
