import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { chooseMail } from '../patrons/index.ts';
import type { PrivacyDeps } from './history.ts';

export function decideMail({ db, clock }: PrivacyDeps): UseCase<typeof endpoints.decideMail> {
  return async ({ body: { dado } }, { person: { personId } }) => {
    await chooseMail(db, clock, { personId, isGiven: dado, hasRead: true });
    return { status: 200, body: { dado } };
  };
}
