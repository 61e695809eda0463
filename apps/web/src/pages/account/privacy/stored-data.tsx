import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Table } from '../../../ui/data/table.tsx';

type Section = Output<'getPrivacy'>['guardado'][number];
type Part = Section['partes'][number];

/** Data stored of a reader, by section, and until when. */
export function StoredData({ kept }: { readonly kept: readonly Section[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <Stack gap={3}>
        <h2>{t('privacy.keptTitle')}</h2>
        <p>{t('privacy.keptLead')}</p>
        {kept.map((section) => (
          <KeptSection key={section.secao} section={section} />
        ))}
      </Stack>
    </section>
  );
}

function KeptSection({ section: { secao, partes } }: { readonly section: Section }) {
  const { t } = useTranslation();
  const until = useUntil();
  const name = t(`privacy.sections.${secao}`);
  return (
    <Disclosure title={name}>
      <Table<Part>
        caption={name}
        hideCaption
        columns={[
          {
            key: 'what',
            label: t('privacy.what'),
            isRowHeader: true,
            cell: ({ nome }) => t(`privacy.tables.${nome}`),
          },
          { key: 'until', label: t('privacy.until'), cell: until },
          {
            key: 'rows',
            label: t('privacy.rows'),
            isNumeric: true,
            cell: ({ registros }) => registros,
          },
        ]}
        rows={partes}
        rowKey={({ nome }) => nome}
      />
    </Disclosure>
  );
}

const daysOfYear = 365;

function useUntil() {
  const { t } = useTranslation();
  return ({ ate, dias }: Part): string => {
    if (ate !== 'dias' || dias === null) return t(`privacy.ends.${ate}`, { duration: '' });
    const isYears = dias % daysOfYear === 0;
    const duration = isYears
      ? t('privacy.duration.years', { count: dias / daysOfYear })
      : t('privacy.duration.days', { count: dias });
    return t('privacy.ends.dias', { duration });
  };
}
