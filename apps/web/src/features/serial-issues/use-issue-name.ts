import { useTranslation } from '../../languages/use-translation.ts';
import { shortName, type Issue } from './calendar.ts';

/** Names an issue for reading aloud: 'n.2, agosto de 1995: recebido'. */
export function useIssueName() {
  const { t } = useTranslation();
  return (issue: Issue) => {
    const state = t(`serialIssues.states.${issue.situacao}`);
    const name = shortName(issue);
    const { mes, ano } = issue;
    if (mes === null) return t('serialIssues.issueName', { name, state });
    const month = t(`serialIssues.months.m${mes as 1}`);
    return t('serialIssues.datedIssueName', { name, month, year: String(ano), state });
  };
}
