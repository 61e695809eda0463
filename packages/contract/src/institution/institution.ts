import { z } from 'zod';
import { accountThemes } from './account-theme.ts';
import { ownPasswordUses } from '../identity/identity-provider-state.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const getInstitution = endpoint({
  isKept: true,
  method: 'GET',
  path: '/parametros/instituicao',
  summary: 'The institution and its settings',
  tag: 'parametros',
  access: 'public',
  isBeforeSetup: true,
  isRevalidated: true,
  responses: {
    200: z.object({
      sigla: z.string(),
      nome: z.string(),
      codEmpresa: z.number().int(),
      /** Theme of the personal area. */
      tema: z.enum(accountThemes),
      /** Colours '#rrggbb' on light and on dark pages; '' where the institution has chosen none. */
      cor: z.string(),
      cor_no_escuro: z.string(),
      /** Logo with its size in pixels; null without one. */
      logotipo: z
        .object({ endereco: z.string(), largura: z.number().int(), altura: z.number().int() })
        .nullable(),
      /** Picture of the front page; null for the drawn shelf. `texto` describes it. */
      imagem: z
        .object({
          endereco: z.string(),
          largura: z.number().int(),
          altura: z.number().int(),
          texto: z.string(),
        })
        .nullable(),
      /** Present year in the libraries' time zone, for the footer. */
      ano: z.number().int(),
      msg_login: z.string(),
      denominacao_login: z.string(),
      msg_suporte_consulta: z.string(),
      /** Addresses of the data-protection page, of ICAP and of the network's own catalogue; '' without one. */
      link_lgpd: z.string(),
      link_icap: z.string(),
      link_rede: z.string(),
      /** Address of the institution's own site, where visitors go on leaving; '' for the front page. */
      link_base: z.string(),
      /** Address of the personal area if on another host; '' if here. */
      link_conta: z.string(),
      /** Captcha in use: ours, or the one in the frame `/captcha`. */
      captcha: z.enum(['altcha', 'siteverify']),
      /** Whether the sign-language frame exists. */
      libras: z.boolean(),
      __md_aut: z.number().int(),
      __md_crypt: z.number().int(),
      __web_url_pw: z.string(),
      __web_aquisicao: z.string(),
      /** Groups whose passwords are stored here beside those at identity providers. */
      senha_propria: z.enum(ownPasswordUses),
    }),
  },
});

export const getSelfService = endpoint({
  isKept: true,
  method: 'GET',
  path: '/parametros/autoatendimento',
  summary: 'How the self-service kiosk is set up',
  tag: 'parametros',
  access: 'public',
  isBeforeSetup: true,
  isRevalidated: true,
  responses: {
    200: z.object({
      showAuto: z.boolean(),
      /** Library of the kiosk; null where each kiosk has its own. */
      codBibAuto: z.number().int().nullable(),
      /** Whether a password is required, not only the card. */
      authAuto: z.boolean(),
      /** Language id: 1, 3 or 5. */
      idiomaAuto: z.number().int(),
    }),
  },
});
