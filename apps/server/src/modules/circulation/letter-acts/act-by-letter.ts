import type { endpoints, Language, Success } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { isActivityOn } from '../../institution/index.ts';
import { cancelHold, limitOwnHold } from '../holds/index.ts';
import { renewAndTell } from '../loans/index.ts';
import { findLetterAct, giveBackLetterAct, takeLetterAct } from '../notices/index.ts';
import {
  activityOf,
  findActHold,
  wireActs,
  type ActDeps,
  type ActHold,
  type FoundAct,
} from './found-act.ts';

type Results = Success<typeof endpoints.actByLetter>['resultados'];

interface ActOptions {
  readonly until: string | undefined;
  readonly language: Language;
}

/** Does what a letter offers. The address is used up before anything is done: of two presses at once one does it. */
export function actByLetter(deps: ActDeps): UseCase<typeof endpoints.actByLetter> {
  return async ({ params: { codigo }, body: { ate: until } }, { language }) => {
    const found = await findLetterAct(deps, codigo);
    if (!found) return refuse(404, 'NaoEncontrado');
    if (!(await isActivityOn(deps.db, activityOf(found.act)))) {
      return refuse(403, 'RecursoDesativado');
    }
    if (!(await takeLetterAct(deps, found.id, deps.clock.now()))) return refuseUsed(deps, codigo);
    const results = await doOrGiveBack(deps, found, { until, language });
    if ('refusal' in results) return results;
    return { status: 200, body: { ato: wireActs[found.act], resultados: [...results] } };
  };
}

async function refuseUsed(deps: ActDeps, code: string): Promise<Refusal> {
  const now = await findLetterAct(deps, code);
  return refuse(409, now?.usedAt ? 'EnderecoUsado' : 'EnderecoVencido');
}

/** Does an act; one that was refused, or failed, can be tried again by the same address. */
async function doOrGiveBack(
  deps: ActDeps,
  found: FoundAct,
  asked: ActOptions,
): Promise<Results | Refusal> {
  try {
    const results = await doIt(deps, found, asked);
    if ('refusal' in results) await giveBackLetterAct(deps, found.id);
    return results;
  } catch (error) {
    await giveBackLetterAct(deps, found.id);
    throw error;
  }
}

async function doIt(deps: ActDeps, found: FoundAct, asked: ActOptions): Promise<Results | Refusal> {
  if (found.act === 'renew-all') return renewAll(deps, found.personId, asked.language);
  const t = translatorFor(asked.language);
  const hold = await findActHold(deps.db, found);
  if (!hold || found.holdId === null) {
    return [{ titulo: '', feito: false, mensagem: t('letterActs.said.gone') }];
  }
  if (found.act === 'extend-hold') {
    return extend(deps, { ...found, holdId: found.holdId }, hold, asked);
  }
  const feito = await cancelHold(deps, found.personId, found.holdId);
  const said = feito ? found.act : 'gone';
  return [{ titulo: hold.title, feito, mensagem: t(`letterActs.said.${said}`) }];
}

async function renewAll(
  { db, clock }: ActDeps,
  personId: number,
  language: Language,
): Promise<Results | Refusal> {
  const t = translatorFor(language);
  const order = { personId, madeBy: 'patron', at: clock.now() } as const;
  const renewed = await renewAndTell(db, 'todos', order, language);
  if ('refusal' in renewed) return renewed;
  return renewed.body.resultados.flatMap((result): Results => {
    if (result.situacao === 'nao_encontrado') return [];
    const { acervo, codigo_barras, devolver_ate: day } = result.emprestimo;
    const titulo = acervo?.titulo ?? codigo_barras;
    if (result.situacao === 'renovado') {
      return [{ titulo, feito: true, mensagem: t('letterActs.said.renewed', { day }) }];
    }
    const mensagem = result.motivos.map((one) => one.mensagem).join(' ');
    return [{ titulo, feito: false, mensagem }];
  });
}

async function extend(
  deps: ActDeps,
  { personId, holdId }: { readonly personId: number; readonly holdId: number },
  { loginId, title }: ActHold,
  { until, language }: ActOptions,
): Promise<Results | Refusal> {
  const t = translatorFor(language);
  if (until === undefined) return refuseBlank('ate', t('letterActs.until'), language);
  const own = { personId, loginId, holdId, language };
  const changed = await limitOwnHold(deps, own, until);
  if ('refusal' in changed) return changed;
  const mensagem = t('letterActs.said.extend-hold', { day: until });
  return [{ titulo: title, feito: true, mensagem }];
}
