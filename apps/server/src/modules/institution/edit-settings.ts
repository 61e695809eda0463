import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { z } from 'zod';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, type EditDeps, type Part } from './change-document.ts';
import { refuseField } from './field-fault.ts';
import { readSettings, writeSettings, type Settings } from './settings.ts';

type Document = Omit<z.output<(typeof endpoints.getSettings)['responses'][200]>, 'versao'>;

/** Each setting by its name on the wire. */
const keyOf = {
  sigla: 'initials',
  nome: 'name',
  cod_empresa: 'companyCode',
  msg_login: 'loginMessage',
  denominacao_login: 'loginLabel',
  msg_suporte_consulta: 'supportMessage',
  endereco_base: 'baseUrl',
  link_lgpd: 'privacyUrl',
  link_icap: 'icapUrl',
  link_rede: 'networkCatalogueUrl',
  url_libras: 'signLanguageUrl',
  __md_aut: 'authenticationMode',
  __md_crypt: 'encryptionMode',
  __web_url_pw: 'passwordUrl',
  __web_aquisicao: 'acquisitionUrl',
  senha_minimo: 'passwordMinimum',
  senha_maximo: 'passwordMaximum',
  senha_com_numero: 'passwordNeedsNumber',
  senha_nao_so_numeros: 'passwordNotOnlyNumbers',
  senha_com_especial: 'passwordNeedsSpecial',
  senha_maiuscula_minuscula: 'passwordNeedsBothCases',
  senha_sem_nome: 'passwordNotOfName',
  senhas_barradas: 'passwordsBarred',
  endereco_abnt: 'abntAddress',
  endereco_target: 'targetAddress',
  cadastro_meses: 'registrationMonths',
  cadastro_dias: 'registrationWindow',
  campos_leitor: 'readerFields',
  url_area_pessoal: 'accountUrl',
  sumario_periodicos: 'serialSummaries',
  sumario_livros: 'bookSummaries',
  abnt_todos_autores: 'abntEveryAuthor',
  abnt_iniciais: 'abntInitials',
  abnt_italico: 'abntItalicTitles',
  limite_comentarios: 'pendingComments',
  limite_sugestoes: 'pendingSuggestions',
  vagas_por_exemplar_basica: 'placesPerCopyBasic',
  vagas_por_exemplar_complementar: 'placesPerCopyComplementary',
  eletronico_atende: 'onlineIsEnough',
  auto_ativo: 'selfServiceOn',
  auto_biblioteca: 'selfServiceLibrary',
  auto_senha: 'selfServiceAsksPassword',
  auto_idioma: 'selfServiceLanguage',
} as const satisfies Readonly<Record<keyof Document, keyof Settings>>;

const names = Object.keys(keyOf) as (keyof Document)[];

const part: Part<Document> = {
  area: 'settings',
  read: async (db) => {
    const settings = await readSettings(db);
    // The record above gives each name the setting whose type the contract has for it.
    return Object.fromEntries(names.map((name) => [name, settings[keyOf[name]]])) as Document;
  },
};

export function getSettings(db: Db): UseCase<typeof endpoints.getSettings> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeSettings(deps: EditDeps): UseCase<typeof endpoints.changeSettings> {
  return async ({ body: { versao: seen, ...sent } }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen,
      loginId,
      write: async (trx) => {
        const { auto_biblioteca: library } = sent;
        if (library !== null && !(await isLibrary(trx, library))) {
          const fault = { field: 'auto_biblioteca', fault: 'library', value: library } as const;
          return refuseField(fault, language);
        }
        await writeSettings(
          trx,
          names.map((name) => [keyOf[name], sent[name]]),
        );
        return null;
      },
    });
}

async function isLibrary(db: Db, id: number): Promise<boolean> {
  const row = db.selectFrom('library').select('id').where('id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
}
