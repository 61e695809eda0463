import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { CardFacts } from './card-facts.ts';

type Loans = NonNullable<CardFacts['loans']>;

/** Loans to be returned, the earliest first. */
export function DueList({ loans }: { readonly loans: Loans }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t('card.due')}</h3>
      {loans.length === 0 ? (
        <p>{t('card.nothingDue')}</p>
      ) : (
        <ul>
          {loans.map((loan) => (
            <li key={loan.codigo}>{dueText(loan, t)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function dueText(loan: Loans[number], t: Translate): string {
  const { acervo, atrasado: isLate, devolver_ate: day, devolver_as: at } = loan;
  const title = acervo?.titulo ?? t('loans.goneTitle');
  if (isLate) return t('card.late', { title, day });
  return at === null ? t('card.dueBy', { title, day }) : t('card.dueAtMoment', { title, at });
}

/** Holds ready for pickup. */
export function ReadyList({ holds }: { readonly holds: NonNullable<CardFacts['holds']> }) {
  const { t } = useTranslation();
  const ready = holds.flatMap(({ codigo, acervo, desc_biblioteca: library, retirar_ate: day }) =>
    day === null ? [] : [{ codigo, title: acervo.titulo, library, day }],
  );
  return (
    <section>
      <h3>{t('card.ready')}</h3>
      {ready.length === 0 ? (
        <p>{t('card.nothingReady')}</p>
      ) : (
        <ul>
          {ready.map(({ codigo, ...hold }) => (
            <li key={codigo}>{t('card.fetch', hold)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
