import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { copyHref, nameOf } from '../../../features/staff-copy/copy.ts';
import styles from '../../../parts/staff/staff-list.module.css';
import { factsOf, headingOf, type Finding } from './inventory.ts';

interface FindingsProps {
  readonly kind: Finding['tipo'];
  readonly found: readonly Finding[];
  readonly total: number;
}

/** Findings of one kind, each with the link to where it is corrected. */
export function Findings({ kind, found, total }: FindingsProps) {
  const { t, i18n } = useTranslation();
  if (found.length === 0) return null;
  return (
    <Disclosure
      title={<h3>{headingOf(t(`inventories.findings.${kind}`), total, i18n.language)}</h3>}
      isOpenAtFirst
    >
      {total > found.length && <p>{t('inventories.latest', { number: found.length })}</p>}
      <ol className={styles.entries}>
        {found.map((one) => (
          <li key={one.codigo_barras || one.cod_exemplar}>
            <FindingLine finding={one} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** Line of a finding; the page of another library's copy is for its own staff alone. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation();
  const { cod_exemplar: id, propria, tipo } = finding;
  if (id === null) return finding.codigo_barras;
  const name = nameOf(finding);
  return (
    <>
      {propria ? <Link href={copyHref(id)}>{name}</Link> : name}
      <p className={styles.facts}>{factsOf(finding, t)}</p>
      {propria && tipo === 'de_outro_lugar' && (
        <p>
          <Link href={copyHref(id, 'mudar')} aria-label={`${t('inventories.moveIt')}: ${name}`}>
            {t('inventories.moveIt')}
          </Link>
        </p>
      )}
    </>
  );
}
