import { useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { holdChoicesQuery } from './hold-queues.tsx';
import styles from './holds.module.css';

/** How many would be served before who asks now; its line is kept until that is known. */
export function QueueLine({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(holdChoicesQuery(String(titleId)));
  const queues = data?.opcoes.filter(({ localizacao }) => localizacao === null);
  const waiting = queues?.reduce((sum, { na_fila }) => sum + na_fila, 0);
  return (
    <p className={styles.queue}>
      {waiting !== undefined &&
        (waiting === 0 ? t('mainAct.noQueue') : t('mainAct.queue', { count: waiting }))}
    </p>
  );
}
