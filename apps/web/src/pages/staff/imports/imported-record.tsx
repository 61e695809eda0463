import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import styles from './record-list.module.css';

type ImportedRecordProps = { readonly record: Output<'listImportedRecords'>['registros'][number] };

/** Record that an import read, its outcome, and its text in the file. */
export function ImportedRecord({ record }: ImportedRecordProps) {
  const { t } = useTranslation();
  const { numero, motivo, registro, posicao, cod_acervo, antes, depois } = record;
  const number = numero || t('imports.noNumber');
  return (
    <Stack gap={1}>
      <p>
        <strong>
          {cod_acervo === null ? number : <Link href={`/acervo/${cod_acervo}`}>{number}</Link>}
        </strong>{' '}
        {motivo}
      </p>
      {antes && <p>{t('imports.before', { text: antes })}</p>}
      {depois && <p>{t('imports.after', { text: depois })}</p>}
      {registro !== null && (
        <details>
          <summary>{t('imports.asItIs')}</summary>
          <pre className={styles.record}>{registro}</pre>
        </details>
      )}
      {registro === null && posicao !== null && !antes && !depois && (
        <p>{t('imports.notKept', { position: posicao })}</p>
      )}
    </Stack>
  );
}
