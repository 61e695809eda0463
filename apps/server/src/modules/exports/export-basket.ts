import { activities, modules, type EndpointRequest, type endpoints } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Asker, UseCase } from '../../endpoint/use-case.ts';
import { isPermitted } from '../staff-access/index.ts';
import { presentFile } from './export-title.ts';
import { makeFile, type ExportDeps } from './make-file.ts';
import { mailFile } from './mail-file.ts';

type Body = EndpointRequest<typeof endpoints.exportBasket>['body'];

const wholeRecord = { module: modules.staff, activity: activities.titleMarcWhole };

/** Exports several titles as one file: sent back, or by mail to those named. */
export function exportBasket(deps: ExportDeps): UseCase<typeof endpoints.exportBasket> {
  return async ({ body }, asker) => {
    const { person } = asker;
    if (body.opcoesEmail && !person) return refuse(401, 'EntradaNecessaria');
    const made = await makeFile(deps, await orderOf(deps, body, asker), asker);
    if ('refusal' in made) return made;
    const answer = { total: made.included, nao_incluidos: [...made.left] };
    if (!body.opcoesEmail || !person) {
      return { status: 200, body: { ...answer, arquivo: presentFile(made), destinatarios: 0 } };
    }
    const { emails } = body.opcoesEmail;
    const refused = await mailFile(deps, made, emails, person.personId, asker.language);
    if (refused) return refused satisfies Refusal;
    return { status: 200, body: { ...answer, arquivo: null, destinatarios: emails.length } };
  };
}

async function orderOf({ db }: ExportDeps, body: Body, { person, origin }: Asker) {
  const { tipo, acervos, dados, opcoesEmail } = body;
  return {
    format: tipo,
    ids: acervos,
    style: dados.estilo,
    withCopies: dados.exemplares,
    isWhole: person !== null && (await isPermitted(db, person.loginId, wholeRecord)),
    // The caller names the host of this request; others are not sent there by mail.
    origin: opcoesEmail ? '' : origin,
  };
}
