import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { nationalHolidays } from './national-holidays.ts';

export function listNationalHolidays(): UseCase<typeof endpoints.listNationalHolidays> {
  return async ({ query: { ano } }) => ({
    status: 200,
    body: nationalHolidays(ano).map(({ day, name }) => ({ dia: day.toString(), nome: name })),
  });
}
