import { useTranslation } from '../../../languages/use-translation.ts';
import { ButtonLink, Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { PlanPages } from '../../../features/teaching-plans/plan-pages.tsx';
import { Plan } from '../../../features/teaching-plans/plan.tsx';
import { SuggestLacks } from '../../../features/plan-lacks/suggest-lacks.tsx';
import { KeepAll, ReadingActs } from './reading-acts.tsx';
import { NoPlans } from './no-plans.tsx';
import { choiceHref, termText, type OwnPlanChoice, type OwnPlans } from './own-plan-address.ts';
import { PlanChoice } from './plan-choice.tsx';
import styles from './teaching-plan.module.css';

interface OwnPlanListProps {
  readonly choice: OwnPlanChoice;
  readonly found: OwnPlans;
  readonly isUpdating: boolean;
}

/** Plans of one semester, with the filters. */
export function OwnPlanList({ choice, found, isUpdating }: OwnPlanListProps) {
  const { t } = useTranslation();
  const courses = found.recorte === 'curso' ? found.cursos : [];
  const scope = [...courses.map(({ descricao }) => descricao), termText(found)].join(' · ');
  return (
    <Stack gap={4}>
      {found.recortes.length > 1 && <Views choice={choice} found={found} />}
      <PlanChoice key={choiceHref(choice)} choice={choice} found={found} />
      <EarlierTermNote choice={choice} found={found} />
      <div className={styles.bar}>
        <p className={styles.count}>
          <output>{`${scope}: ${t('teachingPlans.count', { count: found.total })}`}</output>
        </p>
        {found.planos.length > 0 && (
          <Button variant="quiet" icon="print" data-print="no" onClick={() => print()}>
            {t('ownPlans.print')}
          </Button>
        )}
      </div>
      <div className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
        {found.planos.map((plan) => (
          <Plan
            key={plan.cod_plano}
            plan={plan}
            library={null}
            renderAll={(ids, discipline) => <KeepAll ids={ids} discipline={discipline} />}
            renderActions={(title) => <ReadingActs title={title} />}
            {...(found.recorte === 'lecionados' && {
              renderMore: ({ cod_plano, disciplina }) => (
                <SuggestLacks planId={cod_plano} discipline={disciplina.descricao} />
              ),
            })}
          />
        ))}
      </div>
      {found.total === 0 && <NoPlans choice={choice} found={found} />}
      {found.total > 0 && found.planos.length === 0 && (
        <EmptyState
          title={t('results.pastEnd')}
          actions={
            <ButtonLink href={choiceHref({ ...choice, page: 1 })}>
              {t('results.firstPage')}
            </ButtonLink>
          }
        />
      )}
      <PlanPages found={found} hrefOf={(page) => choiceHref({ ...choice, page })} />
    </Stack>
  );
}

type PartProps = Omit<OwnPlanListProps, 'isUpdating'>;

/** Tabs of the views: disciplines that the reader teaches, takes, or that their course has. */
function Views({ choice, found }: PartProps) {
  const { t } = useTranslation();
  const hrefOf = (view: (typeof found.recortes)[number]['recorte'] | null) =>
    choiceHref({ ...choice, view, discipline: '', page: 1 });
  return (
    <Tabs
      label={t('ownPlans.views.label')}
      current={hrefOf(found.recorte)}
      tabs={found.recortes.map(({ recorte, total }) => ({
        href: hrefOf(recorte),
        label: t(`ownPlans.views.${recorte}`),
        count: String(total),
      }))}
    />
  );
}

/** Note that the current term has no plans yet, so that another one is shown. */
function EarlierTermNote({ choice, found }: PartProps) {
  const { t } = useTranslation();
  const [now, shown] = [termText(found.atual), termText(found)];
  if (choice.term !== null || now === shown || found.total === 0) return null;
  return <Message>{t('ownPlans.notYet', { now, shown })}</Message>;
}
