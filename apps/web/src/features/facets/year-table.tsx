import { useTranslation } from '../../languages/use-translation.ts';
import type { YearBar } from './year-bars.ts';
import styles from './years.module.css';

/** Table of the titles in each bar, for those who do not see the bars. */
export function YearTable(props: { readonly bars: readonly YearBar[]; readonly caption: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.table}>
      <table>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('years.years')}</th>
            <th scope="col">{t('years.titles')}</th>
          </tr>
        </thead>
        <tbody>
          {props.bars
            .filter(({ total }) => total > 0)
            .map(({ from, to, total }) => (
              <tr key={from}>
                <th scope="row">{from === to ? from : `${from}–${to}`}</th>
                <td>{total}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
