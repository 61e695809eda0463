import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { peopleHref, type PeoplePlace } from './people-address.ts';

export type PeopleResponse = Output<'findPeople'>;

interface FoundPeopleProps {
  readonly found: PeopleResponse;
  readonly place: PeoplePlace;
}

/** People that a search found, with their links, by pages. */
export function FoundPeople({ found, place: { text, page } }: FoundPeopleProps) {
  const { t } = useTranslation();
  const { total, quantidade, pessoas, unidade } = found;
  const pages = Math.ceil(total / quantidade);
  return (
    <section className={styles.list}>
      <h2>
        <output>{t('people.count', { count: total })}</output>
      </h2>
      {total === 0 && <NobodyFound isOfAll={unidade === null} />}
      <People people={pessoas} text={text} />
      <Pages
        label={t('staffList.pages')}
        current={page}
        total={pages}
        hrefOf={(other) => peopleHref({ text, page: other })}
      />
    </section>
  );
}

interface PeopleProps extends Pick<FoundPersonProps, 'text'> {
  readonly people: PeopleResponse['pessoas'];
}

function People({ people, text }: PeopleProps) {
  return (
    <ol className={styles.entries}>
      {people.map((one) => (
        <li key={one.cod_pessoa}>
          <FoundPerson person={one} text={text} />
        </li>
      ))}
    </ol>
  );
}

function NobodyFound({ isOfAll }: { readonly isOfAll: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState icon="person" title={t('people.nobody')}>
      {t(isOfAll ? 'people.nobodyOfAllHint' : 'people.nobodyHint')}
    </EmptyState>
  );
}

interface FoundPersonProps {
  readonly person: PeopleResponse['pessoas'][number];
  readonly text: string;
}

function FoundPerson({ person, text }: FoundPersonProps) {
  const { t } = useTranslation();
  const { cod_pessoa: id, nome_pessoa: name, vinculos: links } = person;
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>
          <Link href={peopleHref({ text, person: id })}>{name}</Link>
        </h3>
        {links.some(({ bloqueio }) => bloqueio) && <Chip tone="danger">{t('people.blocked')}</Chip>}
      </div>
      {links.map((link) => (
        <LinkFacts key={link.cod_login} link={link} />
      ))}
    </article>
  );
}

function LinkFacts({ link }: { readonly link: FoundPersonProps['person']['vinculos'][number] }) {
  const { t } = useTranslation();
  const facts = [
    link.usuario,
    link.desc_biblioteca,
    link.categoria ?? t('people.noCategory'),
    ...(link.encerrado_em === null ? [] : [t('people.ended')]),
  ];
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}
