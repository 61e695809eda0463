import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { vendorNames } from './vendor-name.ts';

const base = z.enum(vendorNames).meta({ id: 'VendorName' });

export const listVendors = endpoint({
  method: 'GET',
  path: '/vinculos/fornecedores',
  summary: 'Vendors of e-books and databases that readers are taken to, and their hosts',
  tag: 'vinculos',
  access: 'public',
  responses: {
    200: z.array(
      z.object({
        base,
        nome: z.string(),
        /** Hosts of the vendor; addresses on others are not followed. */
        hosts: z.array(z.string()),
      }),
    ),
  },
});

/** Gets a vendor's address. 404 where the institution has no such vendor. */
export const getVendorAddress = endpoint({
  method: 'PUT',
  path: '/pessoas/meu-pergamum/redirect-base',
  summary: 'An address at a vendor that lets in the person who has signed in, for a minute',
  tag: 'pessoas',
  access: 'patron',
  body: z.strictObject({ base }),
  responses: {
    200: z.object({ url: z.string() }),
    404: errorBody,
  },
});
