import { useTranslation } from '../../languages/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './marc-record.module.css';

interface Field {
  readonly tag: string;
  readonly indicadores: string;
  readonly valor: string;
  readonly subcampos: readonly { readonly codigo: string; readonly valor: string }[];
  /** Heading that the field is filed under, if it is given. */
  readonly cod_autoridade?: number | null;
}

interface MarcRecordProps {
  /** Caption of the table, which names the record. */
  readonly caption: string;
  readonly record: { readonly lider: string; readonly campos: readonly Field[] };
}

/** MARC record field by field: tag, indicators, subfields with their codes. */
export function MarcRecord({ caption, record }: MarcRecordProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <table className={styles.record}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('marc.tag')}</th>
            <th scope="col">{t('marc.indicators')}</th>
            <th scope="col">{t('marc.content')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('marc.leader')}</th>
            <td colSpan={2} className={styles.control}>
              {record.lider}
            </td>
          </tr>
          {record.campos.map((field, at) => (
            <tr key={at}>
              <th scope="row">{field.tag}</th>
              <td className={styles.control}>{field.indicadores.replaceAll(' ', '#')}</td>
              <Content field={field} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Content({ field }: { readonly field: Field }) {
  const { valor, subcampos, cod_autoridade: heading } = field;
  if (subcampos.length === 0) return <td className={styles.control}>{valor}</td>;
  return (
    <td>
      {subcampos.map(({ codigo, valor: text }, at) => (
        <span key={at}>
          <span className={styles.code}>{`$${codigo}`}</span> {text}{' '}
        </span>
      ))}
      {heading !== undefined && heading !== null && (
        <HeadingLink heading={heading} name={subcampos[0]?.valor ?? ''} />
      )}
    </td>
  );
}

function HeadingLink({ heading, name }: { readonly heading: number; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <Link
      href={`/autoridade/${heading}`}
      className={styles.heading}
      aria-label={`${t('marc.heading')}: ${name}`}
    >
      {t('marc.heading')}
    </Link>
  );
}
