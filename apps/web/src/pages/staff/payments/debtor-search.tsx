import { useTranslation } from '../../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AmountOwed } from '../../../features/patron-account/amount-owed.tsx';
import staffStyles from '../../../parts/staff/staff-list.module.css';
import { paymentsHref } from '../../../features/patron-account/payments-address.ts';
import styles from '../../../features/patron-account/payments.module.css';

/** Readers by a part of their name, the largest debt first. */
export function DebtorSearch({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = endpointQuery('findDebtors', { query: { texto: text } });
  const asked = useListEndpoint(query);
  const search = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('texto');
    void navigate(paymentsHref(typeof typed === 'string' ? typed.trim() : ''));
  };
  return (
    <Stack gap={4}>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not all browsers served know <search>
        role="search"
        aria-label={t('payments.search')}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          search(event.currentTarget);
        }}
      >
        <TextField
          key={text}
          label={t('payments.searchLabel')}
          description={t('payments.searchHint')}
          name="texto"
          type="search"
          maxLength={200}
          defaultValue={text}
        />
        <Button type="submit" variant="primary" icon="search">
          {t('payments.find')}
        </Button>
      </form>
      <QueryBoundary
        asked={asked}
        failed={t('payments.searchFailed')}
        skeleton={<Skeleton lines={5} />}
      >
        {(found) => <DebtorList found={found} text={text} />}
      </QueryBoundary>
    </Stack>
  );
}

interface DebtorListProps {
  readonly found: Output<'findDebtors'>;
  readonly text: string;
}

function DebtorList({ found: { pessoas: people, unidade }, text }: DebtorListProps) {
  const { t } = useTranslation();
  const seesAll = unidade === null;
  if (people.length === 0) {
    return (
      <EmptyState icon="person" title={t('payments.nobody')}>
        {t(seesAll ? 'payments.nobodyOfAllHint' : 'payments.nobodyHint')}
      </EmptyState>
    );
  }
  return (
    <section className={styles.part}>
      <h2>
        <output>{t('payments.found', { count: people.length })}</output>
      </h2>
      <ul className={staffStyles.entries}>
        {people.map(({ cod_pessoa: id, nome_pessoa: name, logins, saldo_centavos: total }) => (
          <li key={id} className={staffStyles.entry}>
            <div className={staffStyles.entryHead}>
              <h3>
                <Link href={paymentsHref(text, id)}>{name}</Link>
              </h3>
              <strong>
                <AmountOwed total={total} seesAll={seesAll} />
              </strong>
            </div>
            <p className={staffStyles.facts}>{logins.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
