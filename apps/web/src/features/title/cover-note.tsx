import { useState } from 'react';
import type { Output } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './cover-note.module.css';

/** Credit under a cover, and a button to report that the cover is another title's. */
export function CoverNote({ title }: { readonly title: Output<'getTitle'> }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('reportCover');
  const [isReported, setReported] = useState(false);
  const { link_capa: link, credito_capa: credit } = title;
  const versao = new URLSearchParams(link?.split('?')[1]).get('versao');
  if (versao === null) return null;
  const report = async () => {
    const params = { id: String(title.cod_acervo) };
    if (await act({ params, body: { versao } })) setReported(true);
  };
  const words = credit && t('covers.credit', { name: credit.nome });
  return (
    <div className={styles.note}>
      {words && <p>{credit.link ? <Link href={credit.link}>{words}</Link> : words}</p>}
      <output>{isReported && t('covers.reported')}</output>
      {!isReported && (
        <div data-print="no">
          <Button variant="quiet" size="small" isPending={isBusy} onClick={() => void report()}>
            {t('covers.report')}
          </Button>
        </div>
      )}
    </div>
  );
}
