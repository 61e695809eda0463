import { useTranslation } from '../../../languages/use-translation.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { choiceHref, termText, type OwnPlanChoice, type OwnPlans } from './own-plan-address.ts';

/** Message that the library does not know what this reader studies or teaches. */
export function NoStudies() {
  const { t } = useTranslation();
  return (
    <EmptyState icon="thesis" title={t('ownPlans.unknown')} actions={<SearchPlans />}>
      {t('ownPlans.unknownHint')}
    </EmptyState>
  );
}

interface NoPlansProps {
  readonly choice: OwnPlanChoice;
  readonly found: OwnPlans;
}

/** Message that the term, or the discipline in it, has no plans. */
export function NoPlans({ choice, found }: NoPlansProps) {
  const { t } = useTranslation();
  const term = termText(found);
  const all = { ...choice, discipline: '', page: 1 };
  const [latest] = found.periodos_letivos;
  if (choice.discipline !== '') {
    return (
      <EmptyState
        icon="thesis"
        title={t('ownPlans.noneOfDiscipline', { term })}
        actions={<ButtonLink href={choiceHref(all)}>{t('ownPlans.allDisciplines')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon="thesis"
      title={t('ownPlans.noneInTerm', { term })}
      actions={
        <>
          {latest && (
            <ButtonLink href={choiceHref({ ...all, term: latest })}>
              {t('ownPlans.seeTerm', { term: termText(latest) })}
            </ButtonLink>
          )}
          <SearchPlans />
        </>
      }
    >
      {t('ownPlans.noneHint')}
    </EmptyState>
  );
}

/** Link to the public search of plans, if it is offered. */
function SearchPlans() {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  if (!features?.guias.includes('plano-ensino')) return null;
  return (
    <ButtonLink href="/plano-ensino" icon="search">
      {t('ownPlans.search')}
    </ButtonLink>
  );
}
