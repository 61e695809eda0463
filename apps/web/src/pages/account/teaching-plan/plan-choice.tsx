import { useTranslation } from '../../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import {
  choiceHref,
  readTerm,
  termText,
  type OwnPlanChoice,
  type OwnPlans,
} from './own-plan-address.ts';
import styles from './teaching-plan.module.css';

interface PlanChoiceProps {
  readonly choice: OwnPlanChoice;
  readonly found: OwnPlans;
}

/** Form for another semester, or one of its disciplines. */
export function PlanChoice({ choice, found }: PlanChoiceProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const shown = termText(found);
  const show = (data: FormData) => {
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const term = readTerm(text('termo'));
    // Another semester need not have the same discipline.
    const discipline = text('termo') === shown ? text('disciplina') : '';
    void navigate(choiceHref({ ...choice, term, discipline, page: 1 }), {
      preventScrollReset: true,
    });
  };
  return (
    <form
      className={styles.form}
      aria-label={t('ownPlans.choose')}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <Select
        label={t('teachingPlans.fields.semestre')}
        name="termo"
        defaultValue={shown}
        options={termsOf(found).map((term) => ({ value: term, label: term }))}
      />
      <Select
        label={t('teachingPlans.fields.disciplina')}
        name="disciplina"
        defaultValue={choice.discipline}
        options={[
          { value: '', label: t('ownPlans.allDisciplines') },
          ...disciplinesOf(found, choice.discipline).map(({ codigo, descricao }) => ({
            value: codigo,
            label: `${descricao} (${codigo})`,
          })),
        ]}
      />
      <Button type="submit" icon="filter">
        {t('ownPlans.show')}
      </Button>
    </form>
  );
}

/** Lists the terms with plans, the current one, and the one of the address, the newest first. */
function termsOf({ periodos_letivos, atual, ano, semestre }: OwnPlans): readonly string[] {
  const terms = [...periodos_letivos, atual, { ano, semestre }].map(termText);
  return [...new Set(terms)].sort().reverse();
}

/** Lists the disciplines; an unknown one of the address stays chosen, unchanged. */
function disciplinesOf({ disciplinas }: OwnPlans, chosen: string) {
  const isThere = chosen === '' || disciplinas.some(({ codigo }) => codigo === chosen);
  return isThere ? disciplinas : [...disciplinas, { codigo: chosen, descricao: chosen }];
}
