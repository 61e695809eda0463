import { addressOnHost, repositoryName, type endpoints } from '@estante/contract';
import { secretName } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import type { KeyDeps } from '../auth/index.ts';
import { findRepository, findUsername } from './repository.ts';
import { placeToken } from './place-token.ts';

interface RepositoryDeps extends KeyDeps {
  readonly clock: Clock;
}

/**
 * Takes a person to where works are posted, once. The repository is the institution's own and files
 * works under their authors: it is told the user name, which vendors are not.
 */
export function getRepositoryAddress({
  db,
  clock,
  safe,
}: RepositoryDeps): UseCase<typeof endpoints.getRepositoryAddress> {
  return async (_request, { person: { personId, loginId } }) => {
    const repository = await findRepository(db);
    const url = repository && addressOnHost(repository.address, repository.hosts);
    if (!repository?.secret || !url) return refuse(404, 'RepositorioNaoDisponivel');
    const reader = await findUsername(db, personId, loginId);
    if (reader === null) return refuse(401, 'SessaoExpirada');
    const secret = safe.open(repository.secret, secretName.vendor(repositoryName));
    url.searchParams.set('token', await placeToken(repositoryName, secret, { reader, clock }));
    return { status: 200, body: { url: url.href } };
  };
}
