import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { CountTable } from './count-table.tsx';

type StatisticsResponse = Output<'getAcquisitionStatistics'>;

/** Tables of the counts, each with a chart. */
export function Statistics({ found }: { readonly found: StatisticsResponse }) {
  const { t } = useTranslation();
  const between = t('acquisition.statistics.between', {
    from: found.data_ini,
    to: found.data_fim,
  });
  if (found.total === 0) {
    return (
      <EmptyState icon="list" title={t('acquisition.statistics.none')}>
        {between}
      </EmptyState>
    );
  }
  const days = found.dias_ate_atender;
  return (
    <Stack gap={5}>
      <p>{between}</p>
      <DefinitionList
        items={[
          { term: t('acquisition.statistics.all'), values: [found.total] },
          { term: t('acquisition.statistics.own'), values: [found.proprias] },
          {
            term: t('acquisition.statistics.days'),
            values: days === null ? [] : [t('acquisition.statistics.daysCount', { count: days })],
          },
        ]}
      />
      <ByMonth months={found.por_mes} />
      <ByState states={found.por_situacao} />
      <ByLibrary libraries={found.por_biblioteca} />
    </Stack>
  );
}

function ByMonth({ months }: { readonly months: StatisticsResponse['por_mes'] }) {
  const { t, i18n } = useTranslation();
  const nameOf = (month: string, style: 'long' | 'short') => monthName(month, style, i18n.language);
  return (
    <CountTable
      caption={t('acquisition.statistics.byMonth')}
      of={t('titleUsage.month')}
      measures={[t('acquisition.statistics.sent'), t('acquisition.statistics.come')]}
      rows={months.map(({ mes, enviadas, atendidas }) => ({
        key: mes,
        name: nameOf(mes, 'long'),
        short: nameOf(mes, 'short').replace('.', ''),
        counts: [enviadas, atendidas],
      }))}
    />
  );
}

/** Name of a month such as '2026-03', with its year where it is long. */
function monthName(month: string, style: 'long' | 'short', language: string): string {
  return new Intl.DateTimeFormat(language, {
    month: style,
    ...(style === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}

function ByState({ states }: { readonly states: StatisticsResponse['por_situacao'] }) {
  const { t } = useTranslation();
  const some = states.filter(({ total }) => total > 0);
  return (
    <CountTable
      caption={t('acquisition.statistics.byState')}
      of={t('acquisition.state')}
      measures={[t('acquisition.statistics.all'), t('acquisition.statistics.own')]}
      rows={some.map(({ situacao, total, proprias }) => ({
        key: situacao,
        name: t(`suggestion.states.${situacao}`),
        short: t(`suggestion.states.${situacao}`),
        counts: [total, proprias],
      }))}
    />
  );
}

function ByLibrary({ libraries }: { readonly libraries: StatisticsResponse['por_biblioteca'] }) {
  const { t } = useTranslation();
  return (
    <CountTable
      caption={t('acquisition.statistics.byLibrary')}
      of={t('libraryFields.library')}
      measures={[t('acquisition.statistics.sent'), t('acquisition.statistics.come')]}
      rows={libraries.map(({ cod_biblioteca, desc_biblioteca, enviadas, atendidas }) => ({
        key: String(cod_biblioteca),
        name: desc_biblioteca,
        short: desc_biblioteca,
        counts: [enviadas, atendidas],
      }))}
    />
  );
}
