import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findFrontPicture, frontPictureAddress } from './front-picture.ts';
import { findLogo, logoAddress } from './logo.ts';
import { readSettings } from './settings.ts';

export function getInstitution(db: Db, clock: Clock): UseCase<typeof endpoints.getInstitution> {
  return async (_request, { language }) => {
    const [settings, logo] = [await readSettings(db), await findLogo(db)];
    const front = await findFrontPicture(db);
    return {
      status: 200,
      body: {
        sigla: settings.initials,
        nome: settings.name,
        codEmpresa: settings.companyCode,
        tema: settings.theme,
        cor: settings.brandColour,
        cor_no_escuro: settings.brandColourOnDark,
        logotipo: logo
          ? { endereco: logoAddress(logo), largura: logo.width, altura: logo.height }
          : null,
        imagem: front
          ? {
              endereco: frontPictureAddress(front),
              largura: front.width,
              altura: front.height,
              texto: wordsIn(front, language),
            }
          : null,
        ano: clock.today().year,
        msg_login: settings.loginMessage,
        denominacao_login: settings.loginLabel,
        msg_suporte_consulta: settings.supportMessage,
        link_lgpd: settings.privacyUrl,
        link_icap: settings.icapUrl,
        link_rede: settings.networkCatalogueUrl,
        link_base: settings.baseUrl,
        link_conta: settings.accountUrl,
        captcha: settings.captchaProvider,
        libras: settings.signLanguageUrl !== '',
        __md_aut: settings.authenticationMode,
        __md_crypt: settings.encryptionMode,
        __web_url_pw: settings.passwordUrl,
        __web_aquisicao: settings.acquisitionUrl,
        senha_propria: settings.ownPasswords,
      },
    };
  };
}

type FrontPicture = NonNullable<Awaited<ReturnType<typeof findFrontPicture>>>;

function wordsIn(
  { words: pt, words_en: en, words_es: es }: FrontPicture,
  language: Language,
): string {
  return { pt, en, es }[language] || pt;
}
