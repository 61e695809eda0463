import type { Output } from '../../api/api.ts';

type Year = Output<'listTitleYears'>[number];

/** Lists the years from the first to the last, including those in between without a count. */
export function everyYear(years: readonly Year[]): readonly Year[] {
  const told = new Map(years.map((one) => [one.ano, one]));
  const [first, last] = [Math.min(...told.keys()), Math.max(...told.keys())];
  const knowsLoans = years.some(({ emprestimos }) => emprestimos !== null);
  return Array.from(
    { length: last - first + 1 },
    (_, at): Year =>
      told.get(first + at) ?? {
        ano: first + at,
        acessos: 0,
        emprestimos: knowsLoans ? 0 : null,
      },
  );
}
