import type { Language } from '@estante/contract';
import { daysOf } from '@estante/marc';
import { translatorFor, type Translate } from '@estante/phrases';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { SearchTerms } from './build-query.ts';

/** Refuses dates that are not valid, or the wrong way round: they are told apart from those that find nothing. */
export function refuseDates(
  terms: Pick<SearchTerms, 'data_ini' | 'data_fim' | 'inclusao_ini' | 'inclusao_fim'>,
  language: Language,
): Refusal | null {
  return (
    refuseSpan(terms, 'data_ini', 'data_fim', language) ??
    refuseSpan(terms, 'inclusao_ini', 'inclusao_fim', language)
  );
}

function refuseSpan<Field extends string>(
  terms: Readonly<Partial<Record<Field, string | undefined>>>,
  begin: Field,
  end: Field,
  language: Language,
): Refusal | null {
  const t = translatorFor(language);
  const [data_ini, data_fim] = [terms[begin] ?? '', terms[end] ?? ''];
  for (const [campo, data] of [
    [begin, data_ini],
    [end, data_fim],
  ] as const) {
    if (data !== '' && !daysOf(data)) return refuseDate('DataInvalida', campo, { data }, t);
  }
  const [first, last] = [daysOf(data_ini), daysOf(data_fim)];
  return first && last && first.firstDay > last.lastDay
    ? refuseDate('DatasInvertidas', end, { data_ini, data_fim }, t)
    : null;
}

function refuseDate(
  code: 'DataInvalida' | 'DatasInvertidas',
  campo: string,
  values: Readonly<Record<string, string | number>>,
  t: Translate,
): Refusal {
  return {
    ...refuse(422, code, values),
    fields: [{ campo, mensagem: t(`errors.${code}`, values) }],
  };
}
