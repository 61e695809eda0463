import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { confirmPassword, endLogin, recordEvent, type SignInDeps } from '../../auth/index.ts';
import { readSettings } from '../../institution/index.ts';
import { lockPerson } from '../../patrons/index.ts';
import { isLastAdministrator } from '../../staff-access/index.ts';
import { dateOf, readCirculationSettings, readPatron } from '../facts/index.ts';
import { refuseByRules } from '../refusals/index.ts';
import { decideClearance } from '../rules/index.ts';
import { readClearanceFacts } from './check-clearance.ts';
import { mailClearance } from './mail-clearance.ts';
import { insertClearance, lockLogin } from './repository.ts';
import { newVerificationCode } from './verification-code.ts';
import { writeClearance } from './write-clearance.ts';

/**
 * Makes a declaration of no debts, which ends the link. Impediments are looked for once nobody else can write
 * through the link: any other writer waits for this to end, and finds the link ended.
 */
export function issueClearance(
  deps: SignInDeps & { readonly clock: Clock },
): UseCase<typeof endpoints.issueClearance> {
  const { db, clock } = deps;
  return async ({ body: { senha } }, { person, device, language, origin }) => {
    const { personId, loginId } = person;
    const refusal = await confirmPassword(deps, { person, password: senha, device, language });
    if (refusal) return refusal;
    const [{ clearanceDays }, { name: institution }] = await Promise.all([
      readCirculationSettings(db),
      readSettings(db),
    ]);
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      const link = await lockLogin(trx, { personId, loginId }, language);
      const patron = link && (await readPatron(trx, loginId, now));
      if (!patron) return refuse(401, 'SessaoExpirada');
      if (await isLastAdministrator(trx, loginId)) return refuse(422, 'UltimoAdministrador');
      const decision = decideClearance(await readClearanceFacts(trx, patron));
      if (!decision.isAllowed) {
        return refuseByRules('DeclaracaoRecusada', decision.refusals, language);
      }
      const code = newVerificationCode();
      const today = clock.today();
      const validUntil = today.add({ days: clearanceDays }).toString();
      const { libraryId } = link;
      const madeAt = dateOf(now);
      const made = { code, personId, loginId, libraryId, madeAt, validUntil };
      await insertClearance(trx, made);
      await endLogin(trx, loginId, madeAt);
      await recordEvent(trx, clock, { kind: 'link-ended', loginId, details: { code } });
      const declared = { ...link, institution, code, today: today.toString(), validUntil };
      const content = await writeClearance({ ...declared, origin, language });
      const body = presentMade(made, content, now);
      await mailClearance(deps, trx, { ...declared, language, content, file: body.arquivo.nome });
      return { status: 200, body };
    });
  };
}

function presentMade(
  { code, validUntil }: { readonly code: string; readonly validUntil: string },
  content: Buffer,
  at: Temporal.Instant,
) {
  return {
    codigo: code,
    emitida_em: at.toString({ fractionalSecondDigits: 3 }),
    valida_ate: validUntil,
    arquivo: {
      nome: `nada-consta-${code}.pdf`,
      tipo_conteudo: 'application/pdf',
      conteudo: content.toString('base64'),
    },
  };
}
