import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from '../institution/index.ts';
import { findDescription } from './repository.ts';
import { vendorsOf } from './vendor.ts';

export function getAbntLink(db: Db): UseCase<typeof endpoints.getAbntLink> {
  return ({ params: { id } }) => standardLink(db, id, 'abnt');
}

export function getTargetLink(db: Db): UseCase<typeof endpoints.getTargetLink> {
  return ({ params: { id } }) => standardLink(db, id, 'target');
}

async function standardLink(
  db: Db,
  id: number,
  code: 'abnt' | 'target',
): Promise<{ status: 200; body: { url: string } } | Refusal> {
  const description = await findDescription(db, id);
  if (!description) return refuse(404, 'AcervoNaoEncontrado', { id });
  const { standard } = description;
  const vendors = standard ? vendorsOf(standard, await readSettings(db)) : [];
  const found = vendors.find((vendor) => vendor.code === code);
  return found ? { status: 200, body: { url: found.address } } : refuse(404, 'NaoEncontrado');
}
