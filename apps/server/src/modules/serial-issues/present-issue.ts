import type { IssueStateCode, SerialPartKind } from '@estante/contract';
import { issueStates, type IssueState, type SerialPartData } from '@estante/marc';
import type { IssueRow, PartRow } from './repository.ts';

const states: Readonly<Record<IssueState, IssueStateCode>> = {
  received: 'recebido',
  expected: 'esperado',
  missing: 'falta',
  claimed: 'reclamado',
  bound: 'encadernado',
};

const kinds: Readonly<Record<SerialPartData['kind'], SerialPartKind>> = {
  basic: 'basica',
  supplement: 'suplemento',
  index: 'indice',
};

export const presentIssueState = (state: IssueState) => states[state];

export const presentPartKind = (kind: SerialPartData['kind']) => kinds[kind];

export function storedPartKind(told: SerialPartKind): SerialPartData['kind'] {
  const all = ['basic', 'supplement', 'index'] as const;
  return all.find((one) => kinds[one] === told) ?? 'basic';
}

export function storedIssueState(told: IssueStateCode): IssueState {
  const found = issueStates.find((one) => states[one] === told);
  if (!found) throw new Error(`no state of an issue is called '${told}'`);
  return found;
}

export function presentPlace({ library_id, library }: PartRow) {
  return { cod_biblioteca: library_id, desc_biblioteca: library };
}

export function presentPart(part: PartRow) {
  return {
    cod_parte: part.id,
    tipo: kinds[part.kind],
    desc_parte: part.name,
    cod_periodicidade: part.frequency,
    numero_chamada: part.call_number,
  };
}

export function presentIssue(issue: IssueRow) {
  return {
    seq_par: issue.sequence,
    seq_sec: issue.section,
    designacao: issue.designation,
    volume: issue.volume,
    numero: issue.number,
    ano: issue.year,
    ano_fim: issue.last_year,
    mes: issue.month,
    dia: issue.day,
    situacao: states[issue.state],
  };
}
