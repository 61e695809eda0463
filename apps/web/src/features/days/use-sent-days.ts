import type { Translate } from '@estante/phrases/translator';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { unreadProblem } from '../../api/problem.ts';
import { focusOn } from '../../ui/fields/form-control.ts';
import { problemAt, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import {
  daysHref,
  faultOf,
  type OtherParameters,
  type Days,
  type DaysFault,
} from './days-address.ts';

export type ErrorAt = (name: keyof Days, field: string) => string | undefined;

/** Goes to the address of the days written in the form; shows a fault at the fields if they are no span. */
export function useSentDays(path: string, also: OtherParameters) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [fault, setFault] = useState<WrittenFault | null>(null);
  const [unread, setUnread] = useState<FormProblem | null>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = daysIn(new FormData(form));
    const halfTyped = unreadProblem(form, t);
    setUnread(halfTyped);
    if (halfTyped) return focusOn(form, halfTyped.fields[0]?.name ?? '');
    const found = faultOf(asked);
    setFault(found && { ...found, days: asked });
    if (found) form.querySelector<HTMLInputElement>(`[name="${found.at}"]`)?.focus();
    else void navigate(daysHref(path, asked, also), { preventScrollReset: true });
  };
  const clear = () => {
    setFault(null);
    setUnread(null);
  };
  const errorAt: ErrorAt = (name, field) =>
    unread ? problemAt(unread, name) : faultWords(fault?.at === name ? fault : null, field, t);
  return { send, clear, errorAt };
}

type WrittenFault = DaysFault & { readonly days: Days };

function faultWords(fault: WrittenFault | null, field: string, t: Translate): string | undefined {
  if (!fault) return undefined;
  if (fault.kind === 'missing') {
    return t('errors.CampoObrigatorioNaoPreenchido', { campo: field });
  }
  const { dataIni: data_ini, dataFim: data_fim } = fault.days;
  return t('errors.DatasInvertidas', { data_ini, data_fim });
}

function daysIn(data: FormData): Days {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { dataIni: text('dataIni'), dataFim: text('dataFim') };
}
