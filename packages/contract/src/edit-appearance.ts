import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { changeRefusals, staffCalls, staffDocument } from './staff-document.ts';
import { hexColour } from './theme.ts';

/** '' stands for the colours that are there at first. */
const colour = z.union([z.literal(''), z.string().max(7).regex(hexColour)]);
const colours = { cor: colour, cor_no_escuro: colour };

const appearance = staffDocument({
  ...colours,
  /** Where the logo is; '' where there is none. */
  logotipo: z.string(),
});

/** Characters of base64: a file of 256 KiB. */
const longestLogo = 349_528;

export const getAppearance = endpoint({
  ...staffCalls('appearance'),
  method: 'GET',
  path: '/atendimento/aparencia',
  summary: 'Colours and logo of the institution',
  responses: { 200: appearance },
});

/** 422 `ContrasteInsuficiente` for a colour that cannot be read, `LogotipoNaoAceito` for a bad file. */
export const changeAppearance = endpoint({
  ...staffCalls('appearance'),
  method: 'PUT',
  path: '/atendimento/aparencia',
  summary: 'Changes colours and logo',
  body: staffDocument({
    ...colours,
    /** A PNG in base64; null takes the logo away, and it stays where nothing is said. */
    novo_logotipo: z.base64().max(longestLogo).nullable().optional(),
  }),
  responses: { 200: appearance, ...changeRefusals },
});
