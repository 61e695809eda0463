import type { Db } from '@estante/database';
import { z } from 'zod';

/** Every setting of the institution, with what stands where no row says otherwise. */
const settings = z.object({
  companyCode: z.number().int().default(1),
  initials: z.string().default('Estante'),
  name: z.string().default('Estante'),
  theme: z.string().default('neo'),
  loginMessage: z.string().default(''),
  loginLabel: z.string().default(''),
  supportMessage: z.string().default(''),
  privacyUrl: z.string().default(''),
  authenticationMode: z.number().int().default(2),
  encryptionMode: z.number().int().default(4),
  passwordUrl: z.string().default(''),
  acquisitionUrl: z.string().default(''),
  /** Addresses of vendors of standards, `{numero}` in place of the number: 'https://…?q={numero}'. */
  abntAddress: z.string().default(''),
  targetAddress: z.string().default(''),
});

export type Settings = z.infer<typeof settings>;

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom('institution_setting').selectAll().execute();
  return settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
