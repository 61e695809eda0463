import { z } from 'zod';
import { accountThemes } from './account-theme.ts';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { hexColour } from './theme.ts';

/** '' stands for the colours that are there at first. */
const colour = z.union([z.literal(''), z.string().max(7).regex(hexColour)]);
const colours = {
  cor: colour,
  cor_no_escuro: colour,
  /** Theme of the personal area, where readers have chosen none. */
  tema: z.enum(accountThemes),
};

/** Descriptions of the picture of the front page; a language without one tells the Portuguese. */
const textos_imagem = inEachLanguage(staffText(300));

const appearance = staffDocument({
  ...colours,
  /** Address of the logo; '' where there is none. */
  logotipo: z.string(),
  /** Address of the picture of the front page; '' where the drawn shelf stands. */
  imagem: z.string(),
  textos_imagem,
});

/** Characters of base64: a file of 256 KiB. */
const longestLogo = 349_528;
/** A file of 512 KiB, to which the page brings what a camera took. */
const longestPicture = 699_052;

/** 422 `ContrasteInsuficiente` for a colour that cannot be read, `LogotipoNaoAceito` and `ImagemNaoAceita` for a bad file. */
export const { read: getAppearance, change: changeAppearance } = staffDocumentCalls('appearance', {
  at: { path: '/atendimento/aparencia' },
  document: appearance,
  change: staffDocument({
    ...colours,
    /** A PNG in base64; null takes the logo away, and it stays where nothing is said. */
    novo_logotipo: z.base64().max(longestLogo).nullable().optional(),
    /** A JPEG, PNG or WebP in base64, drawn anew; null takes it away, and it stays where nothing is said. */
    nova_imagem: z.base64().max(longestPicture).nullable().optional(),
    textos_imagem: textos_imagem.optional(),
  }),
  reads: 'Colours, logo and front-page picture of the institution',
  changes: 'Changes colours, logo and front-page picture',
});
