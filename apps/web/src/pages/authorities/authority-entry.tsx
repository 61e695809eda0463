import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { SeeAlso } from '../../features/headings/see-also.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { headingHref, titlesHref } from './authority-address.ts';
import styles from './authorities-page.module.css';

type Authority = Output<'searchAuthorities'>['autoridades'][number];

/** Most variants in a list entry: the record itself has more. */
const variantsShown = 8;

/** Heading of an authority, its type, titles, variant forms and related headings. */
export function AuthorityEntry({ authority }: { readonly authority: Authority }) {
  const { t } = useTranslation();
  const { nome, tipo, variantes_encontradas: met } = authority;
  return (
    <li className={styles.entry}>
      {met.map((variant) => (
        <p key={variant} className={styles.use}>
          {t('authorities.use', { variant, heading: nome })}
        </p>
      ))}
      <div className={styles.head}>
        <Name authority={authority} />
        <span className={styles.kind}>{t(`authorities.types.${tipo}`)}</span>
      </div>
      <Titles authority={authority} />
      <Variants authority={authority} />
      <SeeAlso
        headings={authority.ver_tambem.map(({ relacao, nome: texto, cod_autoridade }) => ({
          relacao,
          texto,
          href: cod_autoridade === null ? null : headingHref(texto),
        }))}
      />
    </li>
  );
}

/** Name of an authority; a person's dates are less prominent. */
function Name({ authority }: { readonly authority: Authority }) {
  const { nome, datas, cod_autoridade: id } = authority;
  const end = `, ${datas}`;
  const [name, dates] =
    datas !== '' && nome.endsWith(end) ? [nome.slice(0, -end.length), end] : [nome, ''];
  return (
    <h2 className={styles.name}>
      <Link href={`/autoridade/${id}`} variant="plain">
        {name}
        {dates && <span className={styles.dates}>{dates}</span>}
      </Link>
    </h2>
  );
}

const ways = [
  ['A', 'total_autor', 'authorities.asAuthor'],
  ['S', 'total_assunto', 'authorities.asSubject'],
  ['F', 'total_forma', 'authorities.asForm'],
] as const;

function Titles({ authority }: { readonly authority: Authority }) {
  const { t } = useTranslation();
  const used = ways.filter(([, total]) => authority[total] > 0);
  if (used.length === 0) return <p className={styles.titles}>{t('results.count', { count: 0 })}</p>;
  return (
    <ul className={styles.titles}>
      {used.map(([filter, total, phrase]) => (
        <li key={filter}>
          <Link href={titlesHref(filter, authority.cod_autoridade)}>
            {t(phrase, { count: authority[total] })}
            <VisuallyHidden>{`: ${authority.nome}`}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Variants({ authority: { variantes } }: { readonly authority: Authority }) {
  const { t } = useTranslation();
  if (variantes.length === 0) return null;
  const more = variantes.length - variantsShown;
  const shown = variantes.slice(0, variantsShown).join('; ');
  return (
    <p className={styles.variants}>
      <span className={styles.label}>{`${t('authorities.variants')}:`}</span>{' '}
      {more > 0 ? t('authorities.andMore', { list: shown, count: more }) : shown}
    </p>
  );
}
