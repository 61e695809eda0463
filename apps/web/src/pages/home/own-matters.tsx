import { activities } from '@estante/contract/plain';
import { formatDay } from '@estante/phrases/translator';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { urgencyOf } from '../../features/loans/due-words.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './front-page.module.css';

/** Links for a signed-in reader to loans overdue, due soon, and holds ready; nothing for others. */
export function OwnMatters() {
  const { t, i18n } = useTranslation();
  const showsLoans = useActivity(activities.accountLoans);
  const showsHolds = useActivity(activities.titleHold);
  const loans = useEndpoint(endpointQuery('listPendingTitles', { query: {} }), {
    enabled: showsLoans,
  }).data?.emprestimos;
  const holds = useEndpoint(endpointQuery('listHolds', {}), { enabled: showsHolds }).data?.reservas;
  const late = loans?.filter((loan) => urgencyOf(loan) === 'late').length ?? 0;
  const soon = loans?.filter((loan) => urgencyOf(loan) === 'soon') ?? [];
  const last = soon
    .map(({ devolver_ate }) => devolver_ate)
    .sort()
    .at(-1);
  const ready = holds?.filter(({ retirar_ate }) => retirar_ate !== null).length ?? 0;
  const at = '/meupergamum/emprestimo';
  const said = [
    ...(late > 0 ? [{ href: at, words: t('home.late', { count: late }) }] : []),
    ...(last === undefined
      ? []
      : [
          {
            href: at,
            words: t('home.due', { count: soon.length, date: formatDay(last, i18n.language) }),
          },
        ]),
    ...(ready > 0 ? [{ href: `${at}/reservas`, words: t('home.ready', { count: ready }) }] : []),
  ];
  if (said.length === 0) return null;
  return (
    <section className={styles.own}>
      <h2>{t('home.own')}</h2>
      <ul>
        {said.map(({ href, words }) => (
          <li key={words}>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
