export const importsPath = '/meupergamum/atendimento/importacoes';

export const loanRulesPath = '/meupergamum/atendimento/regras-emprestimo';
export const loanTypesPath = '/meupergamum/atendimento/listas?lista=tipo_emprestimo';

/** Writes a size in bytes as people do: '12,4 MB'. */
export function sizeWords(bytes: number, language: string): string {
  const [unit, divisor] =
    bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(bytes / divisor);
}
