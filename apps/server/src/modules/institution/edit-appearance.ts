import {
  leastThemeContrast,
  themeContrast,
  type endpoints,
  type ThemeKind,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';
import { findLogo, logoAddress, writeLogo } from './logo.ts';
import { readPng } from './png.ts';
import { readSettings, writeSettings } from './settings.ts';

const part = { area: 'appearance', read: readAppearance };

export function getAppearance(db: Db): UseCase<typeof endpoints.getAppearance> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeAppearance(deps: EditDeps): UseCase<typeof endpoints.changeAppearance> {
  return async ({ body }, { person: { loginId } }) => {
    const weak = refuseWeak('light', body.cor) ?? refuseWeak('dark', body.cor_no_escuro);
    if (weak) return weak;
    const { novo_logotipo: sent } = body;
    const picture = sent ? readPng(Buffer.from(sent, 'base64')) : null;
    if (sent !== undefined && sent !== null && !picture) return refuse(422, 'LogotipoNaoAceito');
    return changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        await writeSettings(trx, [
          ['brandColour', body.cor],
          ['brandColourOnDark', body.cor_no_escuro],
          ['theme', body.tema],
        ]);
        if (sent !== undefined) await writeLogo(trx, picture);
        return null;
      },
    });
  };
}

function refuseWeak(kind: ThemeKind, colour: string): Refusal | null {
  if (colour === '') return null;
  const ratio = themeContrast(kind, colour);
  if (ratio >= leastThemeContrast) return null;
  // Rounded down: 4.49 is not to be told as 4.5.
  const razao = Math.floor(ratio * 100) / 100;
  return refuse(422, 'ContrasteInsuficiente', { cor: colour, razao, minimo: leastThemeContrast });
}

async function readAppearance(db: Db) {
  const [settings, logo] = [await readSettings(db), await findLogo(db)];
  return {
    cor: settings.brandColour,
    cor_no_escuro: settings.brandColourOnDark,
    tema: settings.theme,
    logotipo: logo ? logoAddress(logo) : '',
  };
}
