import type { Db } from '@estante/database';
import { addressesOf } from '../provider-addresses.ts';
import type { Provider } from '../provider-repository.ts';

/** Counts the people that are known by each provider. */
export async function countLinks(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('identity_link')
    .select((of) => ['provider_id', of.fn.countAll<string>().as('people')])
    .groupBy('provider_id')
    .execute();
  return new Map(rows.map(({ provider_id, people }) => [provider_id, Number(people)]));
}

export function presentProvider(row: Provider, people: number, origin: string) {
  return {
    codigo: row.id,
    protocolo: row.protocol,
    nome: row.name,
    ativo: row.enabled,
    endereco: row.address,
    identificador: row.identifier,
    certificado: row.certificate,
    escopos: row.scopes,
    base: row.search_base,
    filtro: row.search_filter,
    saida: row.sign_out_address,
    atributos: {
      usuario: row.login_attribute,
      documento: row.document_attribute,
      nome: row.name_attribute,
      email: row.email_attribute,
      categoria: row.category_attribute,
    },
    vincula_usuario: row.links_by_login,
    vincula_documento: row.links_by_document,
    vincula_equipe: row.links_staff,
    cria_pessoas: row.makes_people,
    confirma_email: row.vouches_for_email,
    cod_biblioteca: row.library_id,
    cod_categoria: row.category_id,
    categorias: row.categories.map(({ value, category_id }) => ({
      valor: value,
      cod_categoria: category_id,
    })),
    segredo_definido: row.secret !== null,
    pessoas: people,
    enderecos: addressesOf(origin, row),
  };
}
