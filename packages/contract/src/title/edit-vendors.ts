import { z } from 'zod';
import {
  securePage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { placeNames } from './vendor-name.ts';
import { isBlankVendor, isWholeVendor } from './vendor-state.ts';

const vendor = {
  base: z.enum(placeNames),
  /** Name that readers see. */
  nome: staffText(100),
  /** Address of its sign-in: https, on one of its hosts; '' until it is set up. */
  endereco: securePage,
  /** Hosts such as 'books.example.org', with the port unless it is the usual one. */
  hosts: z.array(z.string().regex(/^[a-z0-9.:[\]-]{1,255}$/)).max(20),
  ativo: z.boolean(),
};

const vendors = staffDocument({
  fornecedores: z.array(
    z.strictObject({
      ...vendor,
      /** Whether a secret is stored; it is never shown. */
      segredo_definido: z.boolean(),
    }),
  ),
});

const sentVendor = z.strictObject({
  ...vendor,
  /** Secret shared with the vendor; the stored one stays unless one is sent. */
  novo_segredo: z
    .string()
    .regex(/^[!-~]{32,200}$/)
    .optional(),
});

/** Vendors and the repository of works, each once; a blank one is removed. */
export const { read: getVendors, change: changeVendors } = staffDocumentCalls('vendors', {
  at: { path: '/atendimento/fornecedores' },
  document: vendors,
  change: staffDocument({
    fornecedores: z
      .array(sentVendor)
      .length(placeNames.length)
      .refine((sent) => new Set(sent.map(({ base }) => base)).size === placeNames.length)
      .refine((sent) => sent.every((one) => isBlankVendor(one) || isWholeVendor(one))),
  }),
  reads: 'Every vendor that readers can be taken to, set up or not',
  changes: 'Sets vendors up, switches them on and off, takes them away',
});
