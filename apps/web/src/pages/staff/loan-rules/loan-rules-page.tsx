import { useMemo } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { librariesQuery } from '../../../parts/libraries/my-library.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { doubtsOfRules } from '../../../features/institution-edit/doubts.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { EditedRules } from '../../../features/institution-edit/rule-table/edited-rules.tsx';
import { faultName } from '../../../features/institution-edit/rule-table/fault-name.ts';
import { RuleCase } from '../../../features/institution-edit/rule-table/rule-case.tsx';
import type {
  LoanRules,
  RuleNames,
} from '../../../features/institution-edit/rule-table/rule-name.ts';
import { LoanRulesTabs } from './loan-rules-tabs.tsx';

const query = endpointQuery('getLoanRules', {});

export function Page() {
  const { t } = useTranslation();
  const asked = useEndpoint(librariesQuery);
  return (
    <LoanRulesTabs current="rules">
      <QueryBoundary asked={asked} failed={t('libraryFields.failed')}>
        {(libraries) => <Rules libraries={libraries} />}
      </QueryBoundary>
    </LoanRulesTabs>
  );
}

function Rules({ libraries }: { readonly libraries: RuleNames['libraries'] }) {
  const { t } = useTranslation();
  const { data: saved } = useEndpoint(query);
  const names = useNames(libraries, saved);
  return (
    <>
      <p>
        {t('circulationEdit.ruleOrder')} {t('circulationEdit.rule.limitHint')}
      </p>
      <RuleCase names={names} />
      <EditForm
        isWide
        query={query}
        save={(call, { versao, regras }) => call('changeLoanRules', { body: { versao, regras } })}
        doubts={(before, after) => doubtsOfRules(before, after, names, t)}
        faultName={(field, { regras }) => faultName(field, regras, names, t)}
      >
        {(document, change) => (
          <EditedRules
            rules={document.regras}
            saved={saved?.regras ?? []}
            names={names}
            onChange={(regras) => change({ ...document, regras })}
          />
        )}
      </EditForm>
    </>
  );
}

function useNames(libraries: RuleNames['libraries'], document: LoanRules | undefined): RuleNames {
  return useMemo(
    () => ({
      libraries,
      categories: document?.categorias ?? [],
      loanTypes: document?.tipos_emprestimo ?? [],
    }),
    [libraries, document],
  );
}
