import type { ListValues, NetworkList } from '@estante/contract';

/** What an entry is called where it is one of many: its name, of a term its year and semester. */
export function nameOf(list: NetworkList, values: ListValues): string {
  const { nome = '', ano = '', semestre = '' } = values;
  switch (list) {
    case 'periodo_letivo':
      return `${ano}/${semestre}`;
    case 'plano_ensino':
      return [values.disciplina, values.curso, `${ano}/${semestre}`].filter(Boolean).join(' · ');
    default:
      return nome;
  }
}

/** What the audit calls it, which names no people: a professor by their code. */
export function auditedName(list: NetworkList, values: ListValues): string {
  return list === 'professor' ? (values.sigla ?? '') : nameOf(list, values);
}
