import { valueFaults, type ValueFault } from '@estante/contract';
import type { Translate } from '@estante/phrases';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Says why a value cannot be accepted, in words for the person who wrote it rather than the schema library's. */
export function faultWords(issue: Issue, t: Translate): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? t('valueFaults.missing') : typeWords(issue.expected, t);
    case 'too_small':
      return isMissing(issue) ? t('valueFaults.missing') : leastWords(issue, t);
    case 'too_big':
      return mostWords(issue, t);
    case 'invalid_format':
      return formatWords(issue.format, t);
    case 'not_multiple_of':
      return t('valueFaults.step', { step: issue.divisor });
    case 'invalid_value':
      return isMissing(issue) ? t('valueFaults.missing') : t('valueFaults.choice');
    case 'unrecognized_keys':
      return t('valueFaults.unknown');
    case 'custom':
      return t(`valueFaults.${faultOf(issue)}`);
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return isMissing(issue) ? t('valueFaults.missing') : t('valueFaults.form');
  }
}

/** Whether a value that must be filled in is missing or blank. */
export function isMissing(issue: Issue): boolean {
  if (issue.path.length === 0 || issue.code === 'unrecognized_keys') return false;
  if (issue.input === undefined) return issue.code !== 'custom';
  return issue.code === 'too_small' && issue.origin === 'string' && issue.input === '';
}

function typeWords(expected: string, t: Translate): string {
  switch (expected) {
    case 'string':
      return t('valueFaults.text');
    case 'number':
      return t('valueFaults.number');
    case 'int':
      return t('valueFaults.wholeNumber');
    default:
      return t('valueFaults.form');
  }
}

function formatWords(format: string, t: Translate): string {
  switch (format) {
    case 'email':
      return t('errors.EmailInvalido');
    case 'date':
      return t('valueFaults.day');
    default:
      return t('valueFaults.form');
  }
}

function leastWords({ origin, minimum, path }: z.core.$ZodIssueTooSmall, t: Translate): string {
  const least = Number(minimum);
  switch (origin) {
    case 'string':
      return t('valueFaults.shortest', { count: least });
    case 'array':
    case 'set':
    case 'map':
      return t('valueFaults.fewest', { count: least });
    default:
      return isYear(path)
        ? t('valueFaults.firstYear', { value: least })
        : t('valueFaults.least', { value: least });
  }
}

function mostWords({ origin, maximum, path }: z.core.$ZodIssueTooBig, t: Translate): string {
  const most = Number(maximum);
  switch (origin) {
    case 'string':
      return t('valueFaults.longest', { count: most });
    case 'array':
    case 'set':
    case 'map':
      return t('valueFaults.atMost', { count: most });
    default:
      return isYear(path)
        ? t('valueFaults.lastYear', { value: most })
        : t('valueFaults.most', { value: most });
  }
}

/** Formats a number without grouping, since it may be a year. */
const isYear = (path: readonly PropertyKey[]): boolean => path.at(-1) === 'ano';

/** The name that the contract gives a rule of its own that a value breaks. */
function faultOf({ params }: z.core.$ZodIssueCustom): ValueFault {
  const named: unknown = params?.['fault'];
  return valueFaults.find((fault) => fault === named) ?? 'form';
}
