import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useMyLibrary } from '../../parts/libraries/my-library.ts';
import type { Output } from '../../api/api.ts';
import { TitleCover } from '../../parts/covers/title-cover.tsx';
import { AvailabilityLine } from '../../parts/title-list/availability-line.tsx';
import { authorsOf, TitleLink } from '../../parts/title-list/result-list.tsx';
import { Chip } from '../../ui/data/chip.tsx';
import { classes } from '../../ui/classes.ts';
import { ResultRow } from '../../ui/layouts/result-row.tsx';
import styles from './plan.module.css';

type ReadingItem = Output<'findBibliography'>['planos'][number]['bibliografia'][number];
export type ReadTitle = NonNullable<ReadingItem['acervo']>;

/** Basis for counting copies: the number of places, and the library whose copies count. */
export interface CopyCount {
  /** Number of places; null if nobody has given it. */
  readonly vacancies: number | null;
  /** Library whose copies are counted; null for all. */
  readonly library: { readonly code: string; readonly name: string } | null;
}

interface ReadingProps {
  readonly reading: ReadingItem;
  readonly counted: CopyCount;
  readonly renderActions: ((title: ReadTitle) => ReactNode) | undefined;
}

/** Title of a bibliography; one that the catalogue does not have is cited. */
export function Reading({ reading, counted, renderActions }: ReadingProps) {
  const { t } = useTranslation();
  const { acervo, total_emprestimos: loans } = reading;
  const { library } = counted;
  const mine = useMyLibrary();
  if (!acervo) {
    return (
      <p className={styles.cited}>
        <span>{reading.citacao}</span> <Chip>{t('teachingPlans.notHeld')}</Chip>
      </p>
    );
  }
  const facts = [acervo.edicao, acervo.editora, acervo.ano_publicacao].filter(Boolean);
  return (
    <ResultRow
      density="compact"
      level={4}
      picture={<TitleCover title={acervo} />}
      title={<TitleLink item={acervo} />}
      by={authorsOf(acervo)}
      {...(facts.length > 0 && { facts })}
      state={
        <div className={styles.states}>
          <AvailabilityLine item={acervo} mine={mine} libraries={library ? [library.code] : []} />
          {needsCopies(acervo) && <CopiesForPlaces copies={reading.exemplares} counted={counted} />}
          {loans > 0 && (
            <span className={styles.copies}>{t('teachingPlans.loans', { count: loans })}</span>
          )}
        </div>
      }
      {...(renderActions && { actions: renderActions(acervo) })}
    />
  );
}

/** Whether copies matter for a title: not for one online, or held as a collection, unless it has some. */
function needsCopies({ acesso_remoto, disponibilidade }: ReadTitle): boolean {
  const isHeldWhole = disponibilidade.bibliotecas.some(({ colecoes }) => colecoes > 0);
  return disponibilidade.exemplares > 0 || (acesso_remoto !== 'cr' && !isHeldWhole);
}

/** Number of copies for the places, '3 exemplares para 50 vagas'; none at all stands out. */
function CopiesForPlaces(props: { readonly copies: number; readonly counted: CopyCount }) {
  const { t } = useTranslation();
  const { vacancies, library } = props.counted;
  const copies = t('teachingPlans.copies', { count: props.copies });
  const places = vacancies !== null && t('teachingPlans.vacancies', { count: vacancies });
  const at = library === null ? null : { copies, library: library.name };
  return (
    <span className={classes(styles.copies, props.copies === 0 && styles.few)}>
      {places === false
        ? at === null
          ? copies
          : t('teachingPlans.copiesAt', at)
        : at === null
          ? t('teachingPlans.copiesFor', { copies, vacancies: places })
          : t('teachingPlans.copiesForAt', { ...at, vacancies: places })}
    </span>
  );
}
