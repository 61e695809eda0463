import { useTranslation } from '../../languages/use-translation.ts';
import { Select } from '../../ui/select.tsx';
import styles from './institution-edit.module.css';
import type { LoanRule, RuleNames } from './rule-name.ts';

export type RuleScope = Pick<LoanRule, 'cod_biblioteca' | 'cod_categoria' | 'cod_tipo_emprestimo'>;

interface RuleScopeProps {
  readonly scope: RuleScope;
  readonly names: RuleNames;
  /** What stands for none of each. */
  readonly none: Readonly<Record<'library' | 'category' | 'loanType', string>>;
  readonly onChange: (scope: RuleScope) => void;
}

const numberIn = (text: string) => Number(text) || null;

export function RuleScopeFields({ scope, names, none, onChange }: RuleScopeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <Select
        label={t('circulationEdit.scope.library')}
        value={scope.cod_biblioteca ?? ''}
        options={[
          { value: '', label: none.library },
          ...names.libraries.map((one) => ({
            value: String(one.cod_biblioteca),
            label: one.desc_biblioteca,
          })),
        ]}
        onChange={({ target }) => onChange({ ...scope, cod_biblioteca: numberIn(target.value) })}
      />
      <Select
        label={t('circulationEdit.scope.category')}
        value={scope.cod_categoria ?? ''}
        options={[
          { value: '', label: none.category },
          ...names.categories.map(({ codigo, descricao }) => ({
            value: String(codigo),
            label: descricao,
          })),
        ]}
        onChange={({ target }) => onChange({ ...scope, cod_categoria: numberIn(target.value) })}
      />
      <Select
        label={t('circulationEdit.scope.loanType')}
        value={scope.cod_tipo_emprestimo ?? ''}
        options={[
          { value: '', label: none.loanType },
          ...names.loanTypes.map((one) => ({
            value: String(one.cod_tipo_emprestimo),
            label: one.desc_tipo_emprestimo,
          })),
        ]}
        onChange={({ target }) =>
          onChange({ ...scope, cod_tipo_emprestimo: numberIn(target.value) })
        }
      />
    </div>
  );
}
