import type { Output } from '../../api/api.ts';

type Year = Output<'listTitleYears'>[number];

/** From the first year to the last, those between them in which nothing was counted as well. */
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
