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

/** Another semester, or one discipline of it. */
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
    // A discipline of one semester need not be one of another.
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

/** Terms with plans, that of today, and the one of the address, the newest first. */
function termsOf({ periodos_letivos, atual, ano, semestre }: OwnPlans): readonly string[] {
  const terms = [...periodos_letivos, atual, { ano, semestre }].map(termText);
  return [...new Set(terms)].sort().reverse();
}

/** One of the address that is none of these stays chosen, as what it is. */
function disciplinesOf({ disciplinas }: OwnPlans, chosen: string) {
  const isThere = chosen === '' || disciplinas.some(({ codigo }) => codigo === chosen);
  return isThere ? disciplinas : [...disciplinas, { codigo: chosen, descricao: chosen }];
}
