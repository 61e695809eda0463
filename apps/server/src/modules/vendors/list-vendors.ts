import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findVendors } from './repository.ts';

export function listVendors(db: Db): UseCase<typeof endpoints.listVendors> {
  return async () => {
    const vendors = await findVendors(db);
    const body = vendors.map(({ name, label, hosts }) => ({
      base: name,
      nome: label,
      hosts: [...hosts],
    }));
    return { status: 200, body };
  };
}
