import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import {
  isBlank,
  planHref,
  planValues,
  type PlanField,
  type PlanSearch,
} from '../../parts/teaching-plans/plan-address.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { CourseField, DisciplineField, ProfessorField } from './name-fields.tsx';
import styles from './plan-form.module.css';
import { type Options, ChoiceFields } from './choice-fields.tsx';

type Criteria = Output<'findBibliography'>['criterios'];

interface PlanFormProps {
  readonly search: PlanSearch;
  readonly options: Options | undefined;
  /** Names of the codes in the search, once they are known. */
  readonly criteria: Criteria;
}

/** Plain form of the wire's own names; with its script it sends the codes of chosen names. */
export function PlanForm({ search, options, criteria }: PlanFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { nameOf, codeOf, remember } = useNamedCodes(search, criteria);
  const [clearings, setClearings] = useState(0);
  const { isRefused, setIsRefused, send } = useSending(search, form, codeOf);
  /** Empties the form, unsent text included. */
  const clear = () => {
    setIsRefused(false);
    setClearings(clearings + 1);
  };
  return (
    <form
      ref={form}
      action="/plano-ensino"
      aria-label={t('tabs.plano-ensino')}
      className={styles.form}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div key={clearings} className={styles.fields}>
        <CourseField text={nameOf('curso')} onChoose={remember('curso')} />
        <DisciplineField text={nameOf('disciplina')} onChoose={remember('disciplina')} />
        <ProfessorField text={nameOf('professor')} onChoose={remember('professor')} />
        <ChoiceFields key={planHref(search)} search={search} options={options} />
      </div>
      {isRefused && (
        <Message tone="warning" isLive title={t('teachingPlans.fillOne')}>
          {t('teachingPlans.fillOneHint')}
        </Message>
      )}
      <PlanActs isSent={search.isSent} onClear={clear} />
    </form>
  );
}

type CodeOf = (field: PlanField, name: string) => string;

/** Keeps the names of the codes in the search, and the codes of chosen names. */
function useNamedCodes(search: PlanSearch, criteria: Criteria) {
  const chosen = useRef(new Map<string, string>());
  const nameOf = (field: PlanField) =>
    criteria.find(({ campo }) => campo === field)?.descricao ?? search.fields[field];
  const codeOf: CodeOf = (field, name) =>
    chosen.current.get(`${field} ${name}`) ??
    criteria.find(({ campo, descricao }) => campo === field && descricao === name)?.codigo ??
    name;
  const remember = (field: PlanField) => (name: string, code: string) =>
    void chosen.current.set(`${field} ${name}`, code);
  return { nameOf, codeOf, remember };
}

/** Goes to the search of the form; a blank one is refused. */
function useSending(search: PlanSearch, form: RefObject<HTMLFormElement | null>, codeOf: CodeOf) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(search.isSent && isBlank(search));
  const send = () => {
    const data = new FormData(form.current ?? undefined);
    const fields = planValues((field) => {
      const value = data.get(field);
      return typeof value === 'string' ? codeOf(field, value.trim()) : '';
    });
    const next = { fields, page: 1, isSent: true };
    setIsRefused(isBlank(next));
    if (isBlank(next)) form.current?.querySelector('input')?.focus();
    else void navigate(planHref(next), { preventScrollReset: true });
  };
  return { isRefused, setIsRefused, send };
}

interface PlanActsProps {
  readonly isSent: boolean;
  readonly onClear: () => void;
}

function PlanActs({ isSent, onClear }: PlanActsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.acts}>
      <Button type="submit" variant="primary" icon="search">
        {t('teachingPlans.submit')}
      </Button>
      {isSent && (
        <ButtonLink variant="quiet" href="/plano-ensino" onClick={onClear}>
          {t('teachingPlans.clear')}
        </ButtonLink>
      )}
    </div>
  );
}
