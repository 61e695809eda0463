import { z } from 'zod';
import { changeableFields } from '../patron/personal-field.ts';
import { languages } from '../protocol/language.ts';
import { recordNumber } from '../protocol/record-id.ts';
import {
  httpsTemplate,
  pageAddress,
  securePage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { refusedAs } from '../protocol/value-fault.ts';
import { passwordLengths } from '../session/password-rule.ts';

const mode = z.number().int().min(0).max(9);
const placesPerCopy = z.number().int().min(0).max(1000);

const settings = staffDocument({
  sigla: staffText(40).min(1),
  nome: staffText(200).min(1),
  /** Number of the institution in its network. */
  cod_empresa: z.number().int().min(1).max(999_999_999),
  msg_login: staffText(4000),
  denominacao_login: staffText(60),
  msg_suporte_consulta: staffText(4000),
  /** Address of the institution's own site, where visitors go on leaving. */
  endereco_base: pageAddress,
  link_lgpd: pageAddress,
  link_icap: pageAddress,
  link_rede: pageAddress,
  /** Folder of the sign-language program. */
  url_libras: pageAddress,
  __md_aut: mode,
  __md_crypt: mode,
  __web_url_pw: pageAddress,
  __web_aquisicao: pageAddress,
  /** Least length of a password, never below the decided minimum nor OWASP ASVS 5.0 (6.2.1; 6.2.9 for the longest). */
  senha_minimo: z.number().int().min(passwordLengths.least).max(passwordLengths.most),
  senha_maximo: z.number().int().min(passwordLengths.leastLongest).max(passwordLengths.most),
  senha_com_numero: z.boolean(),
  senha_nao_so_numeros: z.boolean(),
  senha_com_especial: z.boolean(),
  senha_maiuscula_minuscula: z.boolean(),
  senha_sem_nome: z.boolean(),
  /** Number of earlier passwords that may not be used again. */
  senhas_barradas: z.number().int().min(0).max(20),
  /** Addresses at vendors of standards, `{numero}` in place of the number. */
  endereco_abnt: httpsTemplate,
  endereco_target: httpsTemplate,
  /** Months that a renewal adds (0: only at the desk), and days before the end from which on it is possible. */
  cadastro_meses: z.number().int().min(0).max(120),
  cadastro_dias: z.number().int().min(0).max(366),
  /** Personal data that readers change themselves; changes to the rest are requested. */
  campos_leitor: z.array(z.enum(changeableFields)).max(changeableFields.length),
  /** Address of the personal area, if on another host. */
  url_area_pessoal: securePage,
  sumario_periodicos: z.boolean(),
  sumario_livros: z.boolean(),
  /** Choices that the norm leaves open in references by ABNT: all authors, initials, italics. */
  abnt_todos_autores: z.boolean(),
  abnt_iniciais: z.boolean(),
  abnt_italico: z.boolean(),
  /** Most unread comments of one person. */
  limite_comentarios: z.number().int().min(0).max(1000),
  limite_sugestoes: z.number().int().min(0).max(1000),
  /** Places that share a copy, for each part of a bibliography; 0: no copies required. */
  vagas_por_exemplar_basica: placesPerCopy,
  vagas_por_exemplar_complementar: placesPerCopy,
  /** Whether online access to a title is enough, whatever copies there are. */
  eletronico_atende: z.boolean(),
  auto_ativo: z.boolean(),
  auto_biblioteca: recordNumber.nullable(),
  auto_senha: z.boolean(),
  auto_idioma: z.enum(languages),
});

export const { read: getSettings, change: changeSettings } = staffDocumentCalls('settings', {
  at: { path: '/atendimento/configuracoes' },
  document: settings,
  change: settings.refine(
    (sent) => sent.senha_minimo <= sent.senha_maximo,
    refusedAs('lengthsBackwards', ['senha_minimo']),
  ),
  reads: 'The settings that staff may change',
  changes: 'Changes the settings',
});
