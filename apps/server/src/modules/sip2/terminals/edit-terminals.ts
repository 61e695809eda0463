import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { randomBytes } from 'node:crypto';
import { refuse, refuseBlank, refuseFields, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { dateOf } from '../../circulation/index.ts';
import type { Sight } from '../../staff-access/index.ts';
import {
  columnsOf,
  findTerminal,
  findTerminals,
  insertTerminal,
  revokeTerminal,
  updateTerminal,
  writePassword,
  type TerminalInput,
} from './edit-repository.ts';
import { findPlaces } from './place-repository.ts';
import { presentPlaces, presentTerminal } from './present-terminal.ts';

interface TerminalDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function listSip2Terminals({
  db,
}: TerminalDeps): UseCase<typeof endpoints.listSip2Terminals> {
  return async (_request, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const [rows, places] = await Promise.all([findTerminals(sight), findPlaces(sight)]);
    const terminais = rows.map(presentTerminal);
    return { status: 200, body: { terminais, bibliotecas: presentPlaces(places) } };
  };
}

export function addSip2Terminal({
  db,
  clock,
}: TerminalDeps): UseCase<typeof endpoints.addSip2Terminal> {
  return async ({ body }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const refusal = await refuseInput(sight, body);
    if (refusal) return refusal;
    const senha = newPassword();
    const row = { ...columnsOf(body), set_up_by: loginId, set_up_at: dateOf(clock.now()) };
    const id = await insertTerminal(db, row, senha);
    return id === null ? refuseTaken(sight) : tell(sight, id, { senha });
  };
}

export function changeSip2Terminal({
  db,
}: TerminalDeps): UseCase<typeof endpoints.changeSip2Terminal> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    if (!(await findTerminal(sight, id))) return refuse(404, 'NaoEncontrado');
    const refusal = await refuseInput(sight, body);
    if (refusal) return refusal;
    const outcome = await updateTerminal(sight, id, columnsOf(body));
    if (outcome === 'taken') return refuseTaken(sight);
    return tell(sight, id, {});
  };
}

export function renewSip2Password({
  db,
}: TerminalDeps): UseCase<typeof endpoints.renewSip2Password> {
  return async ({ params: { id } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const senha = newPassword();
    const isWritten = await writePassword(sight, id, senha);
    return isWritten ? tell(sight, id, { senha }) : refuse(404, 'NaoEncontrado');
  };
}

export function revokeSip2Terminal({
  db,
  clock,
}: TerminalDeps): UseCase<typeof endpoints.revokeSip2Terminal> {
  return async ({ params: { id }, body: { motivo } }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    if (motivo === '') {
      return refuseBlank('motivo', translatorFor(language)('sip2Terminals.reason'), language);
    }
    if (!(await findTerminal(sight, id))) return refuse(404, 'NaoEncontrado');
    const isRevoked = await revokeTerminal(sight, id, { reason: motivo, at: dateOf(clock.now()) });
    return isRevoked ? tell(sight, id, {}) : refuse(409, 'SituacaoMudou');
  };
}

/** Makes a password as long as the field of a machine may take, and not to be guessed. */
const newPassword = () => randomBytes(18).toString('base64url');

async function refuseInput(sight: Sight, body: TerminalInput): Promise<Refusal | null> {
  const t = translatorFor(sight.language);
  if (body.usuario === '') {
    return refuseBlank('usuario', t('sip2Terminals.loginName'), sight.language);
  }
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(body.usuario)) {
    const fault = { campo: 'usuario', mensagem: t('sip2Terminals.badName') };
    return refuseFields([fault], sight.language);
  }
  const places = await findPlaces(sight);
  const here = places.filter(({ libraryId }) => libraryId === body.cod_biblioteca);
  const point = body.ponto_atendimento;
  const isThere = point === null ? here.length > 0 : here.some((one) => one.pointId === point);
  return isThere ? null : refuse(404, 'NaoEncontrado');
}

function refuseTaken({ language }: Sight): Refusal {
  const mensagem = translatorFor(language)('sip2Terminals.nameTaken');
  return refuseFields([{ campo: 'usuario', mensagem }], language);
}

async function tell<MoreFields extends object>(sight: Sight, id: number, more: MoreFields) {
  const row = await findTerminal(sight, id);
  if (!row) return refuse(404, 'NaoEncontrado');
  return { status: 200 as const, body: { ...presentTerminal(row), ...more } };
}
