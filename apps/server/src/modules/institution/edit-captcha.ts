import { readUrl, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../http/register-endpoint.ts';
import type { OutsideServers } from '../../platform/outside-server.ts';
import { changePart, readPart, refuseField, type EditDeps } from './change-document.ts';
import { readSettings, writeSettings } from './settings.ts';

const part = {
  area: 'captcha',
  read: readCaptcha,
  trace: async (db: Db) => ({
    ...(await readCaptcha(db)),
    segredo: (await readSettings(db)).captchaSecret,
  }),
};

export function getCaptcha(db: Db): UseCase<typeof endpoints.getCaptcha> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeCaptcha(
  deps: EditDeps & { readonly outsideServers: OutsideServers },
): UseCase<typeof endpoints.changeCaptcha> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const secret = body.novo_segredo ?? (await readSettings(trx)).captchaSecret;
        if (body.provedor === 'siteverify' && secret === '') {
          const fault = { field: 'novo_segredo', fault: 'secret', value: body.provedor } as const;
          return refuseField(fault, language);
        }
        const asked = readUrl(body.endereco);
        if (asked && !deps.outsideServers.mayAsk(asked)) {
          const fault = { field: 'endereco', fault: 'notPublic', value: asked.host } as const;
          return refuseField(fault, language);
        }
        await writeSettings(trx, [
          ['captchaProvider', body.provedor],
          ['captchaScript', body.script],
          ['captchaObject', body.objeto],
          ['captchaSiteKey', body.chave],
          ['captchaVerifyUrl', body.endereco],
          ['captchaSecret', secret],
        ]);
        return null;
      },
    });
}

async function readCaptcha(db: Db) {
  const settings = await readSettings(db);
  return {
    provedor: settings.captchaProvider,
    script: settings.captchaScript,
    objeto: settings.captchaObject,
    chave: settings.captchaSiteKey,
    endereco: settings.captchaVerifyUrl,
    segredo_definido: settings.captchaSecret !== '',
  };
}
