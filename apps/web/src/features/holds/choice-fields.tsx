import { useTranslation } from '../../languages/use-translation.ts';
import { anyShelf, type Aspect, type AspectField, type HoldChoice } from './hold-choice.ts';
import { Select } from '../../ui/fields/select.tsx';
import styles from './choice.module.css';
import { blankChoice } from './blank-choice.ts';

interface ChoiceFieldsProps {
  readonly fields: readonly AspectField[];
  /** Whether fields without a choice are marked. */
  readonly isIncomplete: boolean;
  readonly onChange: (aspect: Aspect, value: string) => void;
}

/** Field for each aspect that may be chosen; a single option is shown as text, if it has a name. */
export function ChoiceFields({ fields, isIncomplete, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation();
  const nameOf = useOptionName();
  /**
   * Says why none of the choices can be held: a copy is free now, or a hold is not possible; else nothing.
   */
  const noteOf = (choices: readonly HoldChoice[]) => {
    if (choices.some(({ pode_reservar }) => pode_reservar)) return [];
    const isFree = choices.some(({ disponiveis }) => disponiveis > 0);
    return [t(isFree ? 'holds.freeNow' : 'holds.notPossible')];
  };
  const fixed = fields.flatMap(({ aspect, options: [only, ...others] }) =>
    only && others.length === 0 && only.value !== '' && only.value !== anyShelf
      ? [`${t(`holds.fields.${aspect}`)}: ${nameOf(aspect, only.choices)}`]
      : [],
  );
  return (
    <>
      {fixed.length > 0 && <p>{fixed.join(' · ')}</p>}
      <div className={styles.fields}>
        {fields
          .filter(({ options }) => options.length > 1)
          .map(({ aspect, options, value }) => (
            <Select
              key={aspect}
              label={t(`holds.fields.${aspect}`)}
              name={aspect}
              value={value ?? blankChoice}
              onChange={({ target }) => onChange(aspect, target.value)}
              {...(isIncomplete && value === null && { error: t('holds.chooseThis') })}
              options={[
                ...(value === null ? [{ value: blankChoice, label: t('holds.choose') }] : []),
                ...options.map((one) => ({
                  value: one.value,
                  label: [nameOf(aspect, one.choices), ...noteOf(one.choices)].join(' – '),
                })),
              ]}
            />
          ))}
      </div>
    </>
  );
}

function useOptionName() {
  const { t } = useTranslation();
  return (aspect: Aspect, [choice]: readonly HoldChoice[]): string => {
    if (!choice) return '';
    if (aspect === 'biblioteca') return choice.desc_biblioteca;
    if (aspect === 'localizacao') {
      return choice.localizacao?.desc_localizacao ?? t('holds.anyShelf');
    }
    return choice[aspect] || t(`holds.without.${aspect}`);
  };
}
