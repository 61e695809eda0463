import { addressOnHost, type endpoints, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Link } from '@estante/marc';
import { refuse } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { findVendors } from '../vendors/index.ts';
import { findTitles } from './repository.ts';

type Kind = Success<typeof endpoints.listTitleLinks>[number]['tipo'];

const kinds: Readonly<Record<Link['kind'], Kind>> = {
  resource: 'recurso',
  version: 'versao',
  related: 'relacionado',
  unspecified: 'outro',
};

export function listTitleLinks(db: Db): UseCase<typeof endpoints.listTitleLinks> {
  return async ({ params: { id } }) => {
    const [title] = await findTitles(db, [id]);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const vendors = await findVendors(db);
    const body = title.description.links.map(({ url, label, kind }) => {
      const vendor = vendors.find(({ hosts }) => addressOnHost(url, hosts) !== null);
      const fornecedor = vendor ? { base: vendor.name, nome: vendor.label } : null;
      return { url, descricao: label, tipo: kinds[kind], fornecedor };
    });
    return { status: 200, body };
  };
}
