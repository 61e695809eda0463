import { passwordLengths } from '@estante/contract/plain';
import type { Output } from '../../api/api.ts';

export type Settings = Omit<Output<'getSettings'>, 'versao'>;

interface Field {
  readonly name: keyof Settings;
  readonly kind:
    | 'line'
    | 'text'
    | 'address'
    | 'number'
    | 'passwordChecker'
    | 'passwordKeeper'
    | 'switch'
    | 'language'
    | 'library'
    | 'personalFields';
  /** Length limit of a text; upper limit of a number. */
  readonly most?: number;
  readonly least?: number;
  /** Name of the setting, if the field has a sentence of its own under it. */
  readonly hint?:
    | 'cod_empresa'
    | 'limite_comentarios'
    | 'limite_sugestoes'
    | 'vagas_por_exemplar_basica';
}

/** Settings as grouped on the page. */
export const settingGroups = [
  {
    name: 'institution',
    fields: [
      { name: 'nome', kind: 'line', most: 200, least: 1 },
      { name: 'sigla', kind: 'line', most: 40, least: 1 },
      {
        name: 'cod_empresa',
        kind: 'number',
        least: 1,
        most: 999_999_999,
        hint: 'cod_empresa',
      },
      { name: 'msg_suporte_consulta', kind: 'text', most: 4000 },
    ],
  },
  {
    name: 'links',
    fields: [
      { name: 'endereco_base', kind: 'address' },
      { name: 'link_lgpd', kind: 'address' },
      { name: 'link_icap', kind: 'address' },
      { name: 'link_rede', kind: 'address' },
      { name: '__web_aquisicao', kind: 'address' },
      { name: 'url_libras', kind: 'address' },
      { name: 'url_area_pessoal', kind: 'address' },
    ],
  },
  {
    name: 'signIn',
    fields: [
      { name: 'denominacao_login', kind: 'line', most: 60 },
      { name: 'msg_login', kind: 'text', most: 4000 },
      { name: '__md_aut', kind: 'passwordChecker' },
      { name: '__md_crypt', kind: 'passwordKeeper' },
      { name: '__web_url_pw', kind: 'address' },
    ],
  },
  {
    name: 'passwords',
    fields: [
      {
        name: 'senha_minimo',
        kind: 'number',
        least: passwordLengths.least,
        most: passwordLengths.most,
      },
      {
        name: 'senha_maximo',
        kind: 'number',
        least: passwordLengths.leastLongest,
        most: passwordLengths.most,
      },
      { name: 'senhas_barradas', kind: 'number', least: 0, most: 20 },
      { name: 'senha_com_numero', kind: 'switch' },
      { name: 'senha_nao_so_numeros', kind: 'switch' },
      { name: 'senha_com_especial', kind: 'switch' },
      { name: 'senha_maiuscula_minuscula', kind: 'switch' },
      { name: 'senha_sem_nome', kind: 'switch' },
    ],
  },
  {
    name: 'readers',
    fields: [
      { name: 'cadastro_meses', kind: 'number', least: 0, most: 120 },
      { name: 'cadastro_dias', kind: 'number', least: 0, most: 366 },
      {
        name: 'limite_comentarios',
        kind: 'number',
        least: 0,
        most: 1000,
        hint: 'limite_comentarios',
      },
      {
        name: 'limite_sugestoes',
        kind: 'number',
        least: 0,
        most: 1000,
        hint: 'limite_sugestoes',
      },
      { name: 'campos_leitor', kind: 'personalFields' },
      { name: 'sumario_periodicos', kind: 'switch' },
      { name: 'sumario_livros', kind: 'switch' },
      { name: 'abnt_todos_autores', kind: 'switch' },
      { name: 'abnt_iniciais', kind: 'switch' },
      { name: 'abnt_italico', kind: 'switch' },
    ],
  },
  {
    name: 'plans',
    fields: [
      {
        name: 'vagas_por_exemplar_basica',
        kind: 'number',
        least: 0,
        most: 1000,
        hint: 'vagas_por_exemplar_basica',
      },
      { name: 'vagas_por_exemplar_complementar', kind: 'number', least: 0, most: 1000 },
      { name: 'eletronico_atende', kind: 'switch' },
    ],
  },
  {
    name: 'standards',
    fields: [
      { name: 'endereco_abnt', kind: 'line', most: 1000 },
      { name: 'endereco_target', kind: 'line', most: 1000 },
    ],
  },
  {
    name: 'kiosk',
    fields: [
      { name: 'auto_ativo', kind: 'switch' },
      { name: 'auto_biblioteca', kind: 'library' },
      { name: 'auto_senha', kind: 'switch' },
      { name: 'auto_idioma', kind: 'language' },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly fields: readonly Field[] }[];

export type SettingField = Field & {
  readonly name: (typeof settingGroups)[number]['fields'][number]['name'];
};
