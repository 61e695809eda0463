import { readUrl, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor, type locales, type Translate } from '@estante/phrases';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { OutsideServers } from '../../../platform/outside/outside-server.ts';
import { readSettings } from '../../institution/index.ts';
import { readCertificates } from '../certificates.ts';
import { isFilter } from '../ldap/index.ts';
import type { ProviderInput } from './provider-input.ts';

export interface InputDeps {
  readonly db: Db;
  readonly outsideServers: OutsideServers;
}

type FaultName = keyof (typeof locales)['pt']['identityProviders']['faults'];
type Fault = readonly [field: string, fault: FaultName | 'missing'];

/** Refuses a provider that cannot be set up so; else null. Every field at fault is told at once. */
export async function refuseInput(
  deps: InputDeps,
  input: ProviderInput,
  language: Language,
): Promise<Refusal | null> {
  const t = translatorFor(language);
  const found = [
    ...missing(input),
    ...addressFaults(deps, input),
    ...certificateFaults(input),
    ...filterFaults(input),
    ...(await linkFaults(deps.db, input)),
  ];
  if (found.length === 0)
    return (await isAllThere(deps.db, input)) ? null : refuse(404, 'NaoEncontrado');
  const fields = found.map(([campo, fault]) => ({
    campo,
    mensagem:
      fault === 'missing'
        ? t('errors.CampoObrigatorioNaoPreenchido', { campo: labelOf(campo, input, t) })
        : t(`identityProviders.faults.${fault}`),
  }));
  // Each sentence names its field as the page does, which goes by the protocol.
  const told = fields.map(({ mensagem }) => mensagem).join(' ');
  return { ...refuse(422, 'DadosInvalidos', { campos: told }), fields };
}

/** Finds the label of a field on the page. */
function labelOf(field: string, { protocolo }: ProviderInput, t: Translate): string {
  switch (field) {
    case 'nome':
      return t('identityProviders.name');
    case 'endereco':
      return t(`identityProviders.address.${protocolo}`);
    case 'identificador':
      return t(`identityProviders.identifier.${protocolo}`);
    case 'certificado':
      return t('identityProviders.certificate.saml');
    case 'base':
      return t('identityProviders.base');
    case 'cod_biblioteca':
      return t('identityProviders.library');
    case 'atributos.nome':
      return t('identityProviders.attribute.nome');
    case 'atributos.documento':
      return t('identityProviders.attribute.documento');
    default:
      return t('identityProviders.attribute.usuario');
  }
}

function* missing(input: ProviderInput): Generator<Fault> {
  if (input.nome === '') yield ['nome', 'missing'];
  if (input.atributos.usuario === '') yield ['atributos.usuario', 'missing'];
  if (input.protocolo === 'oidc' && input.identificador === '') yield ['identificador', 'missing'];
  if (input.protocolo === 'saml' && input.identificador === '') yield ['identificador', 'missing'];
  if (input.protocolo === 'ldap' && input.base === '') yield ['base', 'missing'];
  if (input.cria_pessoas && input.atributos.nome === '') yield ['atributos.nome', 'missing'];
  if (input.cria_pessoas && input.cod_biblioteca === null) yield ['cod_biblioteca', 'missing'];
  if (input.vincula_documento && input.atributos.documento === '')
    yield ['atributos.documento', 'missing'];
}

const schemes = { oidc: ['https:', 'http:'], saml: ['https:', 'http:'], ldap: ['ldaps:', 'ldap:'] };

function* addressFaults({ outsideServers }: InputDeps, input: ProviderInput): Generator<Fault> {
  const { protocolo, endereco, saida } = input;
  if (endereco === '') return yield ['endereco', 'missing'];
  const url = readUrl(endereco);
  const isOne = url !== null && schemes[protocolo].includes(url.protocol) && url.username === '';
  if (!isOne) yield ['endereco', protocolo === 'ldap' ? 'ldapAddress' : 'address'];
  // LDAP is never without TLS; whether a name leads outside is looked at when it is asked.
  else if (protocolo !== 'ldap' && !outsideServers.mayAsk(url)) yield ['endereco', 'notPublic'];
  if (saida !== '' && !/^https?:$/.test(readUrl(saida)?.protocol ?? '')) yield ['saida', 'address'];
}

function* certificateFaults({ protocolo, certificado }: ProviderInput): Generator<Fault> {
  if (certificado === '') {
    if (protocolo === 'saml') yield ['certificado', 'missing'];
    return;
  }
  if (readCertificates(certificado) === null) yield ['certificado', 'certificate'];
}

function* filterFaults({ protocolo, filtro }: ProviderInput): Generator<Fault> {
  if (protocolo === 'ldap' && filtro !== '' && !isFilter(filtro)) yield ['filtro', 'filter'];
}

async function linkFaults(db: Db, { vincula_documento }: ProviderInput): Promise<Fault[]> {
  if (!vincula_documento) return [];
  const { readerFields } = await readSettings(db);
  return readerFields.includes('cpf') ? [['vincula_documento', 'documentOfReaders']] : [];
}

async function isAllThere(db: Db, input: ProviderInput): Promise<boolean> {
  const libraries = input.cod_biblioteca === null ? [] : [input.cod_biblioteca];
  const categories = input.categorias.map(({ cod_categoria }) => cod_categoria);
  if (input.cod_categoria !== null) categories.push(input.cod_categoria);
  const isIn = async (table: 'library' | 'patron_category', ids: readonly number[]) => {
    const wanted = new Set(ids);
    if (wanted.size === 0) return true;
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...wanted])
      .execute();
    return rows.length === wanted.size;
  };
  return (await isIn('library', libraries)) && isIn('patron_category', categories);
}
