import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './summary.module.css';

type Part = Output<'getSummary'>['sumarios'][number];
type SummaryItem = Part['itens'][number];

interface SummaryPartsProps {
  readonly parts: readonly Part[];
  /** Heading of a part without an issue. */
  readonly contentsName: string;
  /** Heading of articles whose issue is unknown. */
  readonly noIssueName: string;
}

/** Tables of contents, each under its issue. */
export function SummaryParts({ parts, ...names }: SummaryPartsProps) {
  return parts.map((part, at) => <SummaryPart key={at} part={part} {...names} />);
}

interface SummaryPartProps extends Omit<SummaryPartsProps, 'parts'> {
  readonly part: Part;
}

function SummaryPart({ part, contentsName, noIssueName }: SummaryPartProps) {
  const { t } = useTranslation();
  const isOfArticles = part.itens.some(({ rota }) => rota !== null);
  const isShort = part.completude === 'incompleto' || part.completude === 'parcial';
  return (
    <section className={styles.part}>
      <h2>{part.fasciculo || (isOfArticles ? noIssueName : contentsName)}</h2>
      {isShort && <p className={styles.facts}>{t(`summary.${part.completude as 'parcial'}`)}</p>}
      <ol className={styles.entries}>
        {part.itens.map((entry, place) => (
          <li key={place}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function EntryLine({ entry }: { readonly entry: SummaryItem }) {
  const { t } = useTranslation();
  const { titulo, autores, paginas, parte, rota, url } = entry;
  return (
    <>
      <p className={styles.title}>
        {parte !== '' && <span className={styles.facts}>{parte} </span>}
        {rota ? <Link href={rota}>{titulo}</Link> : titulo}
      </p>
      {(autores !== '' || paginas !== '') && (
        <p className={styles.facts}>{[autores, paginas].filter(Boolean).join(' · ')}</p>
      )}
      {url !== null && (
        <p>
          <Link
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('summary.readLabel', { title: titulo })} (${t('title.newWindow')})`}
          >
            {t('summary.read')}
          </Link>
        </p>
      )}
    </>
  );
}
