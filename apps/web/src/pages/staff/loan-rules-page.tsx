import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { replaceAt, without } from '../../browser/lists.ts';
import { librariesQuery } from '../../parts/libraries/my-library.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { doubtsOfRules } from '../../features/institution-edit/doubts.ts';
import { EditForm } from '../../features/institution-edit/edit-form.tsx';
import { RuleCase } from '../../features/institution-edit/rule-case.tsx';
import { RuleFields } from '../../features/institution-edit/rule-fields.tsx';
import { newRule, ruleName, type LoanRule } from '../../features/institution-edit/rule-name.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { LoanRulesTabs } from './loan-rules-tabs.tsx';

export function Page() {
  const { t } = useTranslation();
  const { data: libraries = [] } = useEndpoint(librariesQuery);
  return (
    <LoanRulesTabs current="rules">
      <p>{t('circulationEdit.ruleOrder')}</p>
      <CaseOfSaved />
      <EditForm
        query={endpointQuery('getLoanRules', {})}
        save={(call, { versao, regras }) => call('changeLoanRules', { body: { versao, regras } })}
        doubts={(before, after) => doubtsOfRules(before, after, { libraries }, t)}
      >
        {(document, change) => <Rules document={document} onChange={change} />}
      </EditForm>
    </LoanRulesTabs>
  );
}

type Document = Parameters<Parameters<typeof EditForm<'getLoanRules'>>[0]['children']>[0];

function useNames(document: Document | undefined) {
  const { data: libraries = [] } = useEndpoint(librariesQuery);
  return {
    libraries,
    categories: document?.categorias ?? [],
    loanTypes: document?.tipos_emprestimo ?? [],
  };
}

function CaseOfSaved() {
  const { data } = useEndpoint(endpointQuery('getLoanRules', {}));
  return <RuleCase names={useNames(data)} />;
}

const scopeOf = (rule: LoanRule) =>
  [rule.cod_biblioteca, rule.cod_categoria, rule.cod_tipo_emprestimo].join('/');

interface RulesProps {
  readonly document: Document;
  readonly onChange: (document: Document) => void;
}

function Rules({ document, onChange }: RulesProps) {
  const { t } = useTranslation();
  const { regras: rules } = document;
  const [saved] = useState(rules.length);
  const names = useNames(document);
  const put = (next: typeof rules) => onChange({ ...document, regras: next });
  const scopes = rules.map(scopeOf);
  const twice = rules.find((_rule, at) => scopes.indexOf(scopes[at] ?? '') < at);
  return (
    <>
      {rules.length === 0 && <p>{t('circulationEdit.rule.none')}</p>}
      {rules.map((rule, at) => (
        <RuleFields
          // Rules have no numbers: each is what it stands for, which is being changed.
          key={at}
          rule={rule}
          names={names}
          isNew={at >= saved}
          part={`regras.${at}`}
          onChange={(next) => put(replaceAt(rules, at, next))}
          onRemove={() => put(without(rules, at))}
        />
      ))}
      {twice && (
        <Message tone="warning" isLive>
          {t('circulationEdit.rule.twice', { rule: ruleName(twice, names, t) })}
        </Message>
      )}
      <div>
        <Button icon="add" onClick={() => put([...rules, newRule])}>
          {t('circulationEdit.rule.add')}
        </Button>
      </div>
    </>
  );
}
