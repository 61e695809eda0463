import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';

const shared = {
  tag: 'emprestimo',
  access: 'patron',
  path: '/emprestimo/token',
  activity: activities.accountRequestToken,
} as const;

/** Loan token: six digits. */
export const loanTokenValue = z.string().regex(/^\d{6}$/);

/** QR code for a scanner at the desk. */
export const qrDrawing = z.object({
  /** Units on each side, white margin included. */
  lado: z.number().int(),
  /** Path of the dark squares, as the attribute `d` of SVG has it. */
  desenho: z.string(),
});

const token = {
  valor: loanTokenValue,
  validade: z.iso.datetime(),
  /** Seconds of validity from the response, independent of the client's clock. */
  segundos: z.number().int(),
  qr: qrDrawing,
};

export const getLoanToken = endpoint({
  ...shared,
  method: 'GET',
  summary: 'The token that the asker may show at a desk in place of a card, where one lives',
  responses: { 200: z.object({ token: z.object(token).nullable() }) },
});

/** Issues a loan token. 429 `TokensDemais` where too many were asked for within an hour. */
export const issueLoanToken = endpoint({
  ...shared,
  method: 'POST',
  summary: 'A new token for one use at a desk; the one before it ends',
  body: z.strictObject({}),
  responses: { 200: z.object(token), 429: errorBody },
});
