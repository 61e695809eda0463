import { z } from 'zod';
import { accountThemes } from './account-theme.ts';
import { staffDocument, staffDocumentCalls } from '../protocol/staff-document.ts';
import { hexColour } from './theme.ts';

/** '' stands for the colours that are there at first. */
const colour = z.union([z.literal(''), z.string().max(7).regex(hexColour)]);
const colours = {
  cor: colour,
  cor_no_escuro: colour,
  /** Of the personal area, where readers have chosen none. */
  tema: z.enum(accountThemes),
};

const appearance = staffDocument({
  ...colours,
  /** Where the logo is; '' where there is none. */
  logotipo: z.string(),
});

/** Characters of base64: a file of 256 KiB. */
const longestLogo = 349_528;

/** 422 `ContrasteInsuficiente` for a colour that cannot be read, `LogotipoNaoAceito` for a bad file. */
export const { read: getAppearance, change: changeAppearance } = staffDocumentCalls('appearance', {
  at: { path: '/atendimento/aparencia' },
  document: appearance,
  change: staffDocument({
    ...colours,
    /** A PNG in base64; null takes the logo away, and it stays where nothing is said. */
    novo_logotipo: z.base64().max(longestLogo).nullable().optional(),
  }),
  reads: 'Colours and logo of the institution',
  changes: 'Changes colours and logo',
});
