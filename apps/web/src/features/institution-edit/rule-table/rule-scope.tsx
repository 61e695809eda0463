import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import styles from '../institution-edit.module.css';
import type { RuleNames, RuleScope } from './rule-name.ts';
import { categoryOptions, libraryOptions, loanTypeOptions, numberIn } from './scope-options.ts';

interface RuleScopeProps {
  readonly scope: RuleScope;
  readonly names: RuleNames;
  /** Words that stand for null in each part of the scope. */
  readonly none: Readonly<Record<'library' | 'category' | 'loanType', string>>;
  readonly onChange: (scope: RuleScope) => void;
}

export function RuleScopeFields({ scope, names, none, onChange }: RuleScopeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <Select
        label={t('circulationEdit.scope.library')}
        name="cod_biblioteca"
        value={scope.cod_biblioteca ?? ''}
        options={[{ value: '', label: none.library }, ...libraryOptions(names)]}
        onChange={({ target }) => onChange({ ...scope, cod_biblioteca: numberIn(target.value) })}
      />
      <Select
        label={t('circulationEdit.scope.category')}
        name="cod_categoria"
        value={scope.cod_categoria ?? ''}
        options={[{ value: '', label: none.category }, ...categoryOptions(names)]}
        onChange={({ target }) => onChange({ ...scope, cod_categoria: numberIn(target.value) })}
      />
      <Select
        label={t('circulationEdit.scope.loanType')}
        name="cod_tipo_emprestimo"
        value={scope.cod_tipo_emprestimo ?? ''}
        options={[{ value: '', label: none.loanType }, ...loanTypeOptions(names)]}
        onChange={({ target }) =>
          onChange({ ...scope, cod_tipo_emprestimo: numberIn(target.value) })
        }
      />
    </div>
  );
}
