import { useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { holdChoicesQuery } from './hold-queues.tsx';
import styles from './holds.module.css';
import { queueSentence } from './queue-sentence.ts';

/** Number of readers who wait for a title; its line is kept free until it is known. */
export function QueueLine({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(holdChoicesQuery(String(titleId)));
  const sentence = data && queueSentence(data.opcoes);
  return <p className={styles.queue}>{sentence && t(sentence.key, { count: sentence.count })}</p>;
}
