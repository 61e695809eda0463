import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import styles from './dashboard.module.css';

const query = endpointQuery('listServices', {});

/** Address of a library, and its opening hours. */
export function PickupPlace({ library }: { readonly library: number }) {
  const { data = [] } = useEndpoint(query);
  const place = data
    .flatMap(({ bibliotecas }) => bibliotecas)
    .find(({ cod_biblioteca }) => cod_biblioteca === library);
  const facts = [place?.endereco, place?.horario].filter(Boolean);
  return facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>;
}
