import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { networkHolder, networkInstitution, networkResultItem } from './network-result-item.ts';

const webLink = z.string().regex(/^https?:\/\//);

const networkTitle = networkResultItem
  .omit({ instituicoes: true, resumo: true })
  .meta({ id: 'NetworkTitle' });

export const listNetworkInstitutions = endpoint({
  method: 'GET',
  path: '/rede-pergamum/oai/instituicoes',
  tab: 'rede',
  summary: 'Other institutions whose catalogues are searched, by name',
  tag: 'rede-pergamum',
  access: 'public',
  responses: {
    200: z.array(
      networkInstitution.extend({
        titulos: z.number().int(),
        /** Moment at which its catalogue was last read to the end; null: never. */
        colhido_em: z.iso.datetime().nullable(),
      }),
    ),
  },
});

export const getNetworkTitle = endpoint({
  method: 'GET',
  path: '/rede-pergamum/acervo/{id}',
  tab: 'rede',
  summary: 'A title as another institution describes it, with the ways to it',
  tag: 'rede-pergamum',
  access: 'public',
  params: z.object({ id: recordId }),
  responses: {
    200: networkTitle.extend({
      assuntos: z.array(z.string()),
      resumos: z.array(z.string()),
      notas: z.array(z.string()),
      serie: z.string(),
      extensao: z.string(),
      isbns: z.array(z.string()),
      issns: z.array(z.string()),
      links: z.array(z.object({ url: webLink, rotulo: z.string() })),
      instituicao: networkInstitution.extend({
        /** Address of the title in that catalogue, and of its holdings page; null where unknown. */
        link_acervo: webLink.nullable(),
        link_reserva: webLink.nullable(),
      }),
      /** Other institutions that have the edition. */
      outras: z.array(networkHolder),
      /** Origin of the record: its identifier, date and format there, and the moment of its harvest. */
      origem: z.object({
        identificador: z.string(),
        data: z.iso.datetime(),
        formato: z.enum(['marcxml', 'oai_dc']),
        colhido_em: z.iso.datetime(),
      }),
    }),
    404: errorBody,
  },
});
