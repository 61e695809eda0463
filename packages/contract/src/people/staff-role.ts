import { z } from 'zod';
import { largestAmount } from '../debt/debt-kind.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { linkRoles, staffRoleNameLength } from './person-limits.ts';
import { personRecord } from './person-record.ts';

const shared = {
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('roles'),
} as const;
const one = { params: z.object({ id: recordId }) } as const;

const activity = z.number().int();

/** Limit in centavos; null: none. */
const limit = z.number().int().min(0).max(largestAmount).nullable();

/** Largest discount of one debt, and largest entry that may be reversed. */
const limits = z.strictObject({ desconto_centavos: limit, estorno_centavos: limit });

const roles = z.object({
  /** Activities of staff without a role of their own, those of administrators, and the roles. */
  equipe: z.array(activity),
  limites_equipe: limits,
  administrador: z.array(activity),
  papeis: z.array(
    z.object({
      codigo: z.number().int(),
      nome: z.string(),
      atividades: z.array(activity),
      limites: limits,
      /** Number of live links with the role. */
      pessoas: z.number().int(),
    }),
  ),
  /** Activities that the asker has, and so may grant. */
  proprias: z.array(activity),
  limites_proprios: limits,
});

const sent = {
  nome: lineSchema(staffRoleNameLength),
  atividades: z.array(z.number().int().min(1).max(99_999)).max(200),
  limites: limits,
};

const changed = { 200: roles, 403: errorBody, 404: errorBody, 409: errorBody, 422: errorBody };

export const listStaffRoles = endpoint({
  ...shared,
  method: 'GET',
  path: '/atendimento/papeis',
  summary: 'Roles of the staff, and what each may do',
  responses: { 200: roles },
});

/** Adds a role. Nobody grants more than they may do themselves: 403 `DireitosDemais`. */
export const makeStaffRole = endpoint({
  ...shared,
  method: 'POST',
  path: '/atendimento/papeis',
  summary: 'Makes a role of the staff',
  body: z.strictObject(sent),
  responses: changed,
});

export const changeStaffRole = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: '/atendimento/papeis/{id}',
  summary: 'Changes a role of the staff; it counts from the next call on of who has it',
  body: z.strictObject(sent),
  responses: changed,
});

/** Removes a role. 409 `PapelEmUso` while a link has it. */
export const removeStaffRole = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path: '/atendimento/papeis/{id}',
  summary: 'Removes a role of the staff',
  responses: changed,
});

export const changeStaffPermissions = endpoint({
  ...shared,
  method: 'PUT',
  path: '/atendimento/papel-equipe',
  summary: 'Says what staff may do who have no role of their own',
  body: z.strictObject({ atividades: sent.atividades, limites: sent.limites }),
  responses: changed,
});

/** Gives a role to a link. 422 `UltimoAdministrador` where the network would have no administrator. */
export const giveRole = endpoint({
  ...shared,
  ...one,
  method: 'PUT',
  path: '/atendimento/vinculos/{id}/papel',
  summary: 'Gives a link its role',
  body: z.strictObject({
    papel: z.enum(linkRoles),
    /** Number of the institution's own staff role. */
    cargo: recordNumber.nullable().default(null),
  }),
  responses: { 200: personRecord, 403: errorBody, 404: errorBody, 422: errorBody },
});
