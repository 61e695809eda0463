import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import styles from '../institution-edit.module.css';
import { ruleName, ruleSum, type RuleNames, type RuleScope } from './rule-name.ts';
import { RuleScopeFields } from './rule-scope.tsx';

/** Form that finds the saved rule for a case. */
export function RuleCase({ names }: { readonly names: RuleNames }) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<RuleScope>({
    cod_biblioteca: null,
    cod_categoria: null,
    cod_tipo_emprestimo: null,
  });
  const { cod_biblioteca: library, cod_categoria: category } = scope;
  return (
    <section className={styles.item} aria-label={t('circulationEdit.case.title')}>
      <h2>{t('circulationEdit.case.title')}</h2>
      <p>{t('circulationEdit.case.lead')}</p>
      <RuleScopeFields
        scope={scope}
        names={names}
        none={{
          library: t('circulationEdit.case.choose'),
          category: t('circulationEdit.case.choose'),
          loanType: t('circulationEdit.case.noType'),
        }}
        onChange={setScope}
      />
      {library !== null && category !== null && (
        <DecidingRule
          library={library}
          category={category}
          loanType={scope.cod_tipo_emprestimo}
          names={names}
        />
      )}
    </section>
  );
}

interface DecidingRuleProps {
  readonly library: number;
  readonly category: number;
  readonly loanType: number | null;
  readonly names: RuleNames;
}

function DecidingRule({ library, category, loanType, names }: DecidingRuleProps) {
  const { t } = useTranslation();
  const query = {
    biblioteca: String(library),
    categoria: String(category),
    tipo: loanType === null ? '' : String(loanType),
  };
  const asked = useEndpoint(endpointQuery('findLoanRule', { query }), { staleTime: 0 });
  const failure = useFailure(asked) ?? asked.error;
  if (failure) {
    return (
      <FailureState
        failure={failure}
        title={t('circulationEdit.case.failed')}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    );
  }
  if (!asked.data) return null;
  const { regra: rule, vence_em: due } = asked.data;
  const words =
    rule === null
      ? t('circulationEdit.case.none')
      : due === null
        ? t('circulationEdit.case.nothing', { rule: ruleName(rule, names, t) })
        : `${t('circulationEdit.case.rule', {
            rule: ruleName(rule, names, t),
            sum: ruleSum(rule, t),
          })} ${
            due.length > 10
              ? t('circulationEdit.case.dueAt', { at: due })
              : t('circulationEdit.case.due', { day: due })
          }`;
  return <LiveRegion>{words}</LiveRegion>;
}
