import {
  leastThemeContrast,
  themeContrast,
  type endpoints,
  type Language,
  type ThemeKind,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, type EditDeps } from './change-document.ts';
import {
  drawFrontPicture,
  findFrontPicture,
  frontPictureAddress,
  writeFrontPicture,
  type FrontPicture,
} from './front-picture.ts';
import { findLogo, logoAddress, writeLogo } from './logo.ts';
import { readPng } from './png.ts';
import { readSettings, writeSettings } from './settings.ts';

const part = { area: 'appearance', read: readAppearance };

export function getAppearance(db: Db): UseCase<typeof endpoints.getAppearance> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeAppearance(deps: EditDeps): UseCase<typeof endpoints.changeAppearance> {
  return async ({ body }, { person: { loginId }, language }) => {
    const weak = refuseWeak('light', body.cor) ?? refuseWeak('dark', body.cor_no_escuro);
    if (weak) return weak;
    const { novo_logotipo: sent } = body;
    const picture = sent ? readPng(Buffer.from(sent, 'base64')) : null;
    if (sent !== undefined && sent !== null && !picture) return refuse(422, 'LogotipoNaoAceito');
    const { nova_imagem: file } = body;
    const front = await frontPictureOf(file);
    if (file && !front) return refuse(422, 'ImagemNaoAceita');
    const refused = await refuseUntold(deps.db, body, language);
    if (refused) return refused;
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
        await writeFrontPicture(trx, front, body.textos_imagem);
        return null;
      },
    });
  };
}

/**
 * Picture of the front page as it was sent: null takes it away, undefined leaves it; of a file, null too where there is
 * no picture in it.
 */
async function frontPictureOf(
  file: string | null | undefined,
): Promise<FrontPicture | null | undefined> {
  return file
    ? drawFrontPicture(Buffer.from(file, 'base64'))
    : file === undefined
      ? undefined
      : null;
}

/** Refuses a picture without words, which says nothing to people who do not see it. */
async function refuseUntold(
  db: Db,
  { nova_imagem: file, textos_imagem: words }: Parameters<Change>[0]['body'],
  language: Language,
): Promise<Refusal | null> {
  const isThere = file === undefined ? (await findFrontPicture(db)) !== undefined : file !== null;
  if ((words === undefined && file === undefined) || !isThere || words?.pt) return null;
  const mensagem = translatorFor(language)('valueFaults.missing');
  return refuseFields([{ campo: 'textos_imagem.pt', mensagem }], language);
}

type Change = UseCase<typeof endpoints.changeAppearance>;

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
  const front = await findFrontPicture(db);
  return {
    cor: settings.brandColour,
    cor_no_escuro: settings.brandColourOnDark,
    tema: settings.theme,
    logotipo: logo ? logoAddress(logo) : '',
    imagem: front ? frontPictureAddress(front) : '',
    textos_imagem: {
      pt: front?.words ?? '',
      en: front?.words_en ?? '',
      es: front?.words_es ?? '',
    },
  };
}
