import type { ListValues, NetworkList } from '@estante/contract';

/** Names an entry where it is one of many: by its name, a term by its year and semester. */
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

/** Names an entry as the audit does, which names no people: a professor by their code. */
export function auditedName(list: NetworkList, values: ListValues): string {
  return list === 'professor' ? (values.sigla ?? '') : nameOf(list, values);
}
