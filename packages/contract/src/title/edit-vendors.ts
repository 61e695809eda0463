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
  /** Name by which readers know it. */
  nome: staffText(100),
  /** Address of its entry: https, on one of its hosts. '' where it is not set up. */
  endereco: securePage,
  /** 'books.example.org', with the port where it is not the usual one. */
  hosts: z.array(z.string().regex(/^[a-z0-9.:[\]-]{1,255}$/)).max(20),
  ativo: z.boolean(),
};

const vendors = staffDocument({
  fornecedores: z.array(
    z.strictObject({
      ...vendor,
      /** Whether the secret is known; it is told to nobody. */
      segredo_definido: z.boolean(),
    }),
  ),
});

const sentVendor = z.strictObject({
  ...vendor,
  /** Shared with the vendor; the one that is known stays where none is sent. */
  novo_segredo: z
    .string()
    .regex(/^[!-~]{32,200}$/)
    .optional(),
});

/** Each vendor, and the repository of works, once; one that is blank is taken away. */
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
