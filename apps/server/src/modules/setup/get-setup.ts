import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { passwordRulesOf } from '../auth/index.ts';
import { readSettings } from '../institution/index.ts';
import { hasAdministrator } from './administrator-repository.ts';

export function getSetup(db: Db): UseCase<typeof endpoints.getSetup> {
  return async () => ({
    status: 200,
    body: {
      pendente: !(await hasAdministrator(db)),
      regras_senha: passwordRulesOf(await readSettings(db)),
    },
  });
}
