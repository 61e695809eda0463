import { readUrl, type endpoints } from '@estante/contract';
import { type Db, type Safe, sealAnew, secretName } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { OutsideServers } from '../../platform/outside/outside-server.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';
import { refuseField } from './field-fault.ts';
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

interface CaptchaEditDeps extends EditDeps {
  readonly safe: Safe;
  readonly outsideServers: OutsideServers;
}

export function changeCaptcha(deps: CaptchaEditDeps): UseCase<typeof endpoints.changeCaptcha> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const known = (await readSettings(trx)).captchaSecret;
        const secret = sealedSecret(deps.safe, known, body.novo_segredo);
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

/** Seals a secret; '' for none. */
function sealedSecret(safe: Safe, known: string, sent: string | undefined): string {
  if (sent === undefined || sent === '') return sent ?? known;
  return sealAnew(safe, known || null, Buffer.from(sent), secretName.captcha);
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
