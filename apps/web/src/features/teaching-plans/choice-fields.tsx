import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import type { PlanField, PlanSearch } from '../../parts/teaching-plans/plan-address.ts';
import { Select } from '../../ui/fields/select.tsx';
import styles from './plan-form.module.css';

export type Options = Output<'listPlanOptions'>;

interface ChoiceFieldsProps {
  readonly search: PlanSearch;
  readonly options: Options | undefined;
}

/** Fields with few values, chosen from the browser's own lists. */
export function ChoiceFields({ search, options }: ChoiceFieldsProps) {
  const {
    departamentos = [],
    bibliotecas = [],
    anos = [],
    periodos = [],
  } = options ?? ({} as Partial<Options>);
  return (
    <>
      <Choice
        field="departamento"
        search={search}
        values={departamentos.map((one) => [one.cod_departamento, one.desc_departamento])}
      />
      <Choice
        field="biblioteca"
        search={search}
        values={bibliotecas.map((one) => [String(one.cod_biblioteca), one.desc_biblioteca])}
      />
      <div className={styles.terms}>
        <Choice field="ano" search={search} values={anos.map(numbered)} />
        <Choice field="semestre" search={search} values={[1, 2].map(numbered)} />
        <Choice field="periodo" search={search} values={periodos.map(numbered)} />
      </div>
    </>
  );
}

function numbered(value: number): [string, string] {
  return [String(value), String(value)];
}

interface ChoiceProps {
  readonly field: PlanField;
  readonly search: PlanSearch;
  readonly values: readonly (readonly [value: string, label: string])[];
}

/** Choice field; a value of the address that is not among the options stays chosen, unchanged. */
function Choice({ field, search, values }: ChoiceProps) {
  const { t } = useTranslation();
  const chosen = search.fields[field];
  const isOffered = chosen === '' || values.some(([value]) => value === chosen);
  // Libraries have the other gender in Portuguese and Spanish.
  const any = t(field === 'biblioteca' ? 'teachingPlans.anyLibrary' : 'teachingPlans.anyOther');
  const offered = isOffered ? values : [...values, [chosen, chosen] as const];
  return (
    <Select
      label={t(`teachingPlans.fields.${field}`)}
      name={field}
      defaultValue={chosen}
      options={[{ value: '', label: any }, ...offered.map(([value, label]) => ({ value, label }))]}
    />
  );
}
