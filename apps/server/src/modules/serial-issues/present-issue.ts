import type { IssueStateCode, SerialPartKind } from '@estante/contract';
import type { IssueState, SerialPartData } from '@estante/marc';
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
