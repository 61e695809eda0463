import { endpoints } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import type { IssueOverrides } from '../../../../test/records.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';

type Issue = ReturnType<
  (typeof endpoints.listStaffIssues.responses)[200]['parse']
>['fasciculos'][number];

/** An issue of volume 2, of 2026, as a holdings record tells of it. */
export const at = (library: string, number: string, month: string, note = '') =>
  ({ library, volume: '2', number, year: '2026', month, note }) satisfies IssueOverrides;

const path = 'atendimento/fasciculos';
const seenOf = ({ designacao, situacao, escrito }: Issue) => ({
  designacao,
  situacao,
  escrito_em: escrito?.em ?? null,
});
const address = ({ cod_parte, seq_par, seq_sec }: Issue) =>
  `${path}/${cod_parte}/${seq_par}/${seq_sec}`;

/** Calls of staff about issues of serials; of the first library by 'davi', of all by 'elisa'. */
export function issueCalls(app: () => TestApp) {
  const list = async (person: Person = 'davi', query = '') => {
    const answer = await callAs(app(), person, { method: 'GET', path: `${path}?${query}` });
    expect(answer.statusCode, answer.body).toBe(200);
    return endpoints.listStaffIssues.responses[200].parse(answer.json());
  };
  const find = async (designation: string, library = 1): Promise<Issue> => {
    const { fasciculos } = await list('elisa', `biblioteca=${library}`);
    const found = fasciculos.find(({ designacao }) => designacao === designation);
    if (!found) throw new Error(`${designation} is not in ${JSON.stringify(fasciculos)}`);
    return found;
  };
  const set = (issue: Issue, body: object, person: Person = 'davi') =>
    callAs(app(), person, {
      method: 'PUT',
      path: address(issue),
      payload: { visto: seenOf(issue), ...body },
    });
  const revert = (issue: Issue, person: Person = 'davi') =>
    callAs(app(), person, {
      method: 'POST',
      path: `${address(issue)}/volta`,
      payload: { visto: seenOf(issue) },
    });
  const add = (body: object = {}, person: Person = 'davi') =>
    callAs(app(), person, {
      method: 'POST',
      path,
      payload: {
        cod_acervo: 1,
        cod_biblioteca: 1,
        ano: 2026,
        mes: 3,
        volume: '2',
        numero: '3',
        situacao: 'recebido',
        ...body,
      },
    });
  return { list, find, set, revert, add, seenOf };
}

export type { Issue };

export async function well(asked: Promise<LightMyRequestResponse>) {
  const answer = await asked;
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Issue & { restou: boolean }>();
}
