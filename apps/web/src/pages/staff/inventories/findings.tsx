import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { copyHref } from '../copies/copy.ts';
import styles from '../staff-list.module.css';
import { factsOf, type Finding } from './inventory.ts';

interface FindingsProps {
  readonly kind: Finding['tipo'];
  readonly found: readonly Finding[];
}

/** What was found otherwise than it should be, each with the way to where it is put right. */
export function Findings({ kind, found }: FindingsProps) {
  const { t } = useTranslation();
  if (found.length === 0) return null;
  return (
    <Disclosure
      title={<h3>{`${t(`inventories.findings.${kind}`)} (${found.length})`}</h3>}
      isOpenAtFirst
    >
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

/** A copy of a library of others has a page for its own staff alone. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation();
  const { cod_exemplar: id, titulo, propria, tipo } = finding;
  if (id === null) return finding.codigo_barras;
  return (
    <>
      {propria ? <Link href={copyHref(id)}>{titulo}</Link> : titulo}
      <p className={styles.facts}>{factsOf(finding, t)}</p>
      {propria && tipo === 'de_outro_lugar' && (
        <p>
          <Link href={copyHref(id, 'mudar')} aria-label={`${t('inventories.moveIt')}: ${titulo}`}>
            {t('inventories.moveIt')}
          </Link>
        </p>
      )}
    </>
  );
}
