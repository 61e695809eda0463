import type { endpoints, EndpointRequest } from '@estante/contract';
import { type Db, type Safe, sealAnew, secretName } from '@estante/database';
import type { Provider } from '../provider-repository.ts';

export type ProviderInput = EndpointRequest<typeof endpoints.addIdentityProvider>['body'];

function columnsOf(input: ProviderInput) {
  const { atributos } = input;
  return {
    name: input.nome,
    enabled: input.ativo,
    address: input.endereco,
    identifier: input.identificador,
    certificate: input.certificado,
    scopes: input.escopos,
    search_base: input.base,
    search_filter: input.filtro,
    sign_out_address: input.saida,
    login_attribute: atributos.usuario,
    document_attribute: atributos.documento,
    name_attribute: atributos.nome,
    email_attribute: atributos.email,
    category_attribute: atributos.categoria,
    links_by_login: input.vincula_usuario,
    links_by_document: input.vincula_documento,
    links_staff: input.vincula_equipe,
    makes_people: input.cria_pessoas,
    vouches_for_email: input.confirma_email,
    library_id: input.cod_biblioteca,
    category_id: input.cod_categoria,
  };
}

/** Writes a provider; returns its number. */
export async function insertProvider(trx: Db, safe: Safe, input: ProviderInput): Promise<number> {
  const { id } = await trx
    .insertInto('identity_provider')
    .values({ ...columnsOf(input), protocol: input.protocolo })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeSecret(trx, safe, { id, secret: null }, input.novo_segredo);
  await writeCategories(trx, id, input);
  return id;
}

export async function updateProvider(
  trx: Db,
  safe: Safe,
  known: Provider,
  input: ProviderInput,
): Promise<void> {
  await trx
    .updateTable('identity_provider')
    .set(columnsOf(input))
    .where('id', '=', known.id)
    .execute();
  await writeSecret(trx, safe, known, input.novo_segredo);
  await trx.deleteFrom('identity_provider_category').where('provider_id', '=', known.id).execute();
  await writeCategories(trx, known.id, input);
}

async function writeSecret(
  trx: Db,
  safe: Safe,
  { id, secret: known }: Pick<Provider, 'id' | 'secret'>,
  sent: string | undefined,
): Promise<void> {
  if (sent === undefined || sent === '') return;
  const secret = sealAnew(safe, known, Buffer.from(sent), secretName.identityProvider(id));
  await trx.updateTable('identity_provider').set({ secret }).where('id', '=', id).execute();
}

async function writeCategories(trx: Db, id: number, { categorias }: ProviderInput): Promise<void> {
  const rows = categorias.map(({ valor, cod_categoria }, position) => ({
    provider_id: id,
    position,
    value: valor,
    category_id: cod_categoria,
  }));
  if (rows.length > 0) await trx.insertInto('identity_provider_category').values(rows).execute();
}
