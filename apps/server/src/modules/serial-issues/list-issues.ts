import { yearsOfSerialIssues, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { titleExists } from '../catalogue/index.ts';
import { presentIssue, presentPart, presentPlace } from './present-issue.ts';
import {
  findIssue,
  findIssues,
  findParts,
  findYears,
  type IssueRow,
  type PartRow,
} from './repository.ts';

export interface SerialIssueDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function listSerialIssueChoices({
  db,
  clock,
}: SerialIssueDeps): UseCase<typeof endpoints.listSerialIssueChoices> {
  return async ({ params: { id } }, { language }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const parts = await findParts(db, id, language);
    const places = new Map(parts.map((part) => [part.library_id, presentPlace(part)]));
    const frequencies = new Set(parts.map(({ frequency }) => frequency).filter(Boolean));
    return {
      status: 200,
      body: {
        bibliotecas: [...places.values()],
        partes: parts.map((part) => ({ ...presentPart(part), cod_biblioteca: part.library_id })),
        periodicidades: [...frequencies],
        anos: await findYears(db, idsOf(parts), clock.today().year),
      },
    };
  };
}

/** Lists issues. Years without any are left out; of a run that goes on the last year is this one. */
export function listIssues({ db, clock }: SerialIssueDeps): UseCase<typeof endpoints.listIssues> {
  return async ({ params: { id }, query: { codPeriod, codBib, codPar, year } }, { language }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const parts = (await findParts(db, id, language)).filter(
      (part) =>
        (codPeriod === undefined || part.frequency === codPeriod) &&
        (codBib === undefined || part.library_id === codBib) &&
        (codPar === undefined || part.id === codPar),
    );
    const all = await findYears(db, idsOf(parts), clock.today().year);
    const anos =
      year === undefined ? all.slice(0, yearsOfSerialIssues) : all.filter((one) => one === year);
    const span = [anos.at(-1) ?? 0, anos[0] ?? 0] as const;
    const issues = await findIssues(db, idsOf(parts), span);
    const byPart = Map.groupBy(issues, ({ part_id }) => part_id);
    const bibliotecas = [...Map.groupBy(parts, ({ library_id }) => library_id).values()].map(
      (own) => ({
        ...presentPlace(firstOf(own)),
        partes: own.map((part) => ({
          ...presentPart(part),
          anos: yearsOf(anos, byPart.get(part.id) ?? []),
        })),
      }),
    );
    return { status: 200, body: { anos, bibliotecas } };
  };
}

export function getIssue(db: Db): UseCase<typeof endpoints.getIssue> {
  return async ({ params: { id }, query: { seqPar, seqSec, codPar } }, { language }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const key = { titleId: id, partId: codPar, sequence: seqPar, section: seqSec };
    const found = await findIssue(db, key, language);
    if (!found) return refuse(404, 'NaoEncontrado');
    const { part, issue } = found;
    return {
      status: 200,
      body: {
        ...presentIssue(issue),
        ...presentPlace(part),
        ...presentPart(part),
        codigo_barras: issue.barcode,
        nota: issue.note,
        previsto_em: issue.expected_on,
        recebido_em: issue.received_on,
      },
    };
  };
}

function idsOf(parts: readonly PartRow[]): number[] {
  return parts.map(({ id }) => id);
}

function firstOf(parts: readonly PartRow[]): PartRow {
  const [first] = parts;
  if (!first) throw new Error('a group without a part');
  return first;
}

function yearsOf(years: readonly number[], issues: readonly IssueRow[]) {
  return years
    .map((ano) => ({
      ano,
      fasciculos: issues
        .filter(({ year, last_year }) => year <= ano && ano <= (last_year ?? ano))
        .map(presentIssue),
    }))
    .filter(({ fasciculos }) => fasciculos.length > 0);
}
