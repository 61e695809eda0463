import type { ActivityCode } from '@estante/contract/plain';
import { Message } from '../../ui/feedback/message.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import styles from './activity-notice.module.css';

/** Institution's notice to be read before a feature is used; nothing if there is none. */
export function ActivityNotice({ activity }: { readonly activity: ActivityCode }) {
  const params = { id: String(activity) };
  const { data } = useEndpoint(endpointQuery('getActivityNotice', { params }));
  if (!data?.texto) return null;
  return (
    <Message title={data.titulo}>
      <span className={styles.text}>{data.texto}</span>
    </Message>
  );
}
