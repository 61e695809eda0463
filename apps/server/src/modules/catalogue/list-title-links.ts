import { addressOnHost, type endpoints, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Description, Link } from '@estante/marc';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findVendors } from '../vendors/index.ts';
import { findDescription, findDescriptions } from './repository.ts';

type ShownLink = Success<typeof endpoints.listTitleLinks>[number];
type Vendors = Awaited<ReturnType<typeof findVendors>>;

const kinds: Readonly<Record<Link['kind'], ShownLink['tipo']>> = {
  resource: 'recurso',
  version: 'versao',
  related: 'relacionado',
  unspecified: 'outro',
};

export function listTitleLinks(db: Db): UseCase<typeof endpoints.listTitleLinks> {
  return async ({ params: { id } }) => {
    const description = await findDescription(db, id);
    if (!description) return refuse(404, 'AcervoNaoEncontrado', { id });
    const vendors = description.links.length > 0 ? await findVendors(db) : [];
    return { status: 200, body: presentLinks(description, vendors) };
  };
}

/** Lists links of several titles; titles that are gone are left out. */
export function listResultLinks(db: Db): UseCase<typeof endpoints.listResultLinks> {
  return async ({ query: { cod_acervo: ids } }) => {
    const [found, vendors] = await Promise.all([findDescriptions(db, ids), findVendors(db)]);
    const body = found.map(({ id, description }) => ({
      cod_acervo: id,
      links: presentLinks(description, vendors),
    }));
    return { status: 200, body };
  };
}

function presentLinks({ links }: Description, vendors: Vendors): ShownLink[] {
  return links.map(({ url, label, kind }, at) => {
    const vendor = vendors.find(({ hosts }) => addressOnHost(url, hosts) !== null);
    const fornecedor = vendor ? { base: vendor.name, nome: vendor.label } : null;
    return { seq_paragrafo: at + 1, url, descricao: label, tipo: kinds[kind], fornecedor };
  });
}
