import { headingOf } from '../../../features/requests/request-form.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { requestPlace } from '../../../parts/circulation/request-place.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import styles from './dashboard.module.css';
import { Matter } from './matter.tsx';
import type { ProposedCost } from './sort-matters.ts';

/** Request that continues once its reader has accepted the cost. */
export function CostToAnswer({ request }: { readonly request: ProposedCost }) {
  const { t } = useTranslation();
  const { codigo: id, tipo, custo, desc_biblioteca: library } = request;
  const name = headingOf(request);
  const href = requestPlace(tipo);
  return (
    <Matter
      tone="warning"
      name={name}
      href={href}
      cover={null}
      icon="card"
      lead={t('dashboard.costWaits', { amount: custo?.valor_centavos ?? 0 })}
      act={
        <ButtonLink
          href={href}
          size="small"
          aria-label={t('dashboard.answerCost', { title: name })}
        >
          {t('dashboard.answer')}
        </ButtonLink>
      }
    >
      <p className={styles.facts}>
        {t('requests.numbered', { kind: t(`requests.kinds.${tipo}`), id })} · {library}
      </p>
    </Matter>
  );
}
