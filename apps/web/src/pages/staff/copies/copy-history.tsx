import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { CopyChanges } from './copy-changes.tsx';
import type { WholeCopy } from '../../../features/staff-copy/copy.ts';

/** Acts on a copy and what each changed, folded; nothing if there were none. */
export function CopyHistory({ copy: { historico } }: { readonly copy: WholeCopy }) {
  const { t, i18n } = useTranslation();
  if (historico.length === 0) return null;
  return (
    <Disclosure title={t('staffCopies.history')}>
      <ol className={styles.entries}>
        {historico.map((one, at) => (
          <li key={`${one.em} ${at}`}>
            <strong>{t(`staffCopies.acts.${one.acao}`)}</strong>
            {` · ${formatMoment(one.em, i18n.language)} · ${one.nome}`}
            <CopyChanges changes={one.mudancas} />
            {one.nota && <div>{one.nota}</div>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
