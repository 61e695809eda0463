import { z } from 'zod';
import { accountThemes } from './account-theme.ts';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { hexColour } from './theme.ts';

/** Colour; '' for the default. */
const colour = z.union([z.literal(''), z.string().max(7).regex(hexColour)]);
const colours = {
  cor: colour,
  cor_no_escuro: colour,
  /** Theme of the personal area for readers who have chosen none. */
  tema: z.enum(accountThemes),
};

/** Descriptions of the front page's picture; a language without one uses Portuguese. */
const textos_imagem = inEachLanguage(staffText(300));

const appearance = staffDocument({
  ...colours,
  /** Address of the logo; '' without one. */
  logotipo: z.string(),
  /** Address of the front page's picture; '' for the drawn shelf. */
  imagem: z.string(),
  textos_imagem,
});

/** Most characters of base64 for a logo: a file of 256 KiB. */
const longestLogo = 349_528;
/** Most characters for a picture: a file of 512 KiB, to which the page reduces a photograph. */
const longestPicture = 699_052;

/**
 * Appearance of the pages. 422 `ContrasteInsuficiente` for an unreadable colour, `LogotipoNaoAceito` and
 * `ImagemNaoAceita` for a bad file.
 */
export const { read: getAppearance, change: changeAppearance } = staffDocumentCalls('appearance', {
  at: { path: '/atendimento/aparencia' },
  document: appearance,
  change: staffDocument({
    ...colours,
    /** PNG in base64; null removes the logo, and leaving the field out keeps it. */
    novo_logotipo: z.base64().max(longestLogo).nullable().optional(),
    /** JPEG, PNG or WebP in base64, re-encoded; null removes it, and leaving the field out keeps it. */
    nova_imagem: z.base64().max(longestPicture).nullable().optional(),
    textos_imagem: textos_imagem.optional(),
  }),
  reads: 'Colours, logo and front-page picture of the institution',
  changes: 'Changes colours, logo and front-page picture',
});
