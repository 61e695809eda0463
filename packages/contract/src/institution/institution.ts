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
      /** '#rrggbb' on light pages and on dark ones; '' where the institution has chosen none. */
      cor: z.string(),
      cor_no_escuro: z.string(),
      /** Null where the institution has sent none. Its size is in pixels. */
      logotipo: z
        .object({ endereco: z.string(), largura: z.number().int(), altura: z.number().int() })
        .nullable(),
      /**
       * Picture of the front page; null where the drawn shelf stands. `texto` says what is to be
       * seen in it.
       */
      imagem: z
        .object({
          endereco: z.string(),
          largura: z.number().int(),
          altura: z.number().int(),
          texto: z.string(),
        })
        .nullable(),
      /** The year where the libraries are, for the footer. */
      ano: z.number().int(),
      msg_login: z.string(),
      denominacao_login: z.string(),
      msg_suporte_consulta: z.string(),
      /**
       * Addresses of the data-protection page, of ICAP and of the network's own catalogue; '' where
       * there is none.
       */
      link_lgpd: z.string(),
      link_icap: z.string(),
      link_rede: z.string(),
      /**
       * Address of the institution's own site, where one is led on leaving; '' for the front page.
       */
      link_base: z.string(),
      /** Address of the personal area where it lives on another host; '' where it lives here. */
      link_conta: z.string(),
      /** Captcha that is asked for, where one is: ours, or that in the frame `/captcha`. */
      captcha: z.enum(['altcha', 'siteverify']),
      /** Signs may be asked for: there is a frame that shows them. */
      libras: z.boolean(),
      __md_aut: z.number().int(),
      __md_crypt: z.number().int(),
      __web_url_pw: z.string(),
      __web_aquisicao: z.string(),
      /** People whose passwords are kept here where providers of identities keep some. */
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
      /** The library it stands in; null where each kiosk is told. */
      codBibAuto: z.number().int().nullable(),
      /** Asks for the password, not for the card alone. */
      authAuto: z.boolean(),
      /** A language id: 1, 3 or 5. */
      idiomaAuto: z.number().int(),
    }),
  },
});
