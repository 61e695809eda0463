import { formatMoment } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { auditHref, type AuditAddress } from './audit-address.ts';
import type { FoundAudit } from './audit-row.ts';
import { useAuditWords } from './use-audit-words.ts';

interface AuditRowsProps {
  readonly found: FoundAudit;
  readonly address: AuditAddress;
}

/** Page of the audit: moment, actor, act, record. */
export function AuditRows({ found, address }: AuditRowsProps) {
  const { t, i18n } = useTranslation();
  const { wordsOf, nameOf } = useAuditWords();
  const { total, pagina, quantidade } = found;
  if (total === 0) {
    return (
      <EmptyState icon="list" title={t('staffList.none')}>
        {t('audit.none')}
      </EmptyState>
    );
  }
  const pages = Math.ceil(total / quantidade);
  const rows = found.registros.map((row, at) => ({ ...row, at: String(at) }));
  return (
    <Stack gap={4}>
      <Table
        caption={t('audit.count', { count: total })}
        columns={[
          {
            key: 'when',
            label: t('audit.when'),
            isRowHeader: true,
            cell: ({ em }) => formatMoment(em, i18n.language),
          },
          { key: 'who', label: t('audit.who'), cell: nameOf },
          { key: 'what', label: t('audit.what'), cell: wordsOf },
          { key: 'whose', label: t('audit.whose'), cell: (row) => row.de_quem?.nome || '—' },
        ]}
        rows={rows}
        rowKey={({ at }) => at}
      />
      <Pages
        label={t('staffList.pages')}
        current={pagina}
        total={pages}
        hrefOf={(page) => auditHref({ ...address, pagina: page })}
      />
    </Stack>
  );
}
