import { groupsOf, reportNames, reportsOfDays, reportsOfNetwork } from '@estante/contract/plain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DaySpanFields } from '../../../parts/dates/day-span-fields.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { readReport, reportHref, reportsPath, type ReportAddress } from './report-address.ts';

interface ReportFormProps {
  readonly address: ReportAddress;
  readonly libraries: Output<'getReport'>['bibliotecas'];
}

/** Plain form of the wire's own names; it works without scripts too. */
export function ReportForm({ address, libraries }: ReportFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <form
      method="get"
      action={reportsPath}
      aria-label={t('reports.choose')}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const values = { get: (field: string) => textOf(data.get(field)) };
        void navigate(reportHref(readReport(values)), { preventScrollReset: true });
      }}
    >
      <Stack gap={3}>
        <ReportFields key={reportHref(address)} address={address} libraries={libraries} />
        <div>
          <Button type="submit" variant="primary">
            {t('reports.show')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Fields with the choices of the address, until another report is chosen. */
function ReportFields({ address, libraries }: ReportFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(address.relatorio);
  const groups = groupsOf(name);
  return (
    <FieldGrid>
      <Select
        label={t('reports.choose')}
        name="relatorio"
        defaultValue={address.relatorio}
        options={reportNames.map((value) => ({ value, label: t(`reports.names.${value}`) }))}
        onChange={({ target }) =>
          setName(reportNames.find((one) => one === target.value) ?? 'emprestimos')
        }
      />
      {groups.length > 0 && (
        <Select
          key={groups.join()}
          label={t('reports.by')}
          name="agrupamento"
          defaultValue={address.agrupamento ?? groups[0]}
          options={groups.map((value) => ({ value, label: t(`reports.groups.${value}`) }))}
        />
      )}
      {libraries.length > 1 && !reportsOfNetwork.includes(name) && (
        <Select
          label={t('reports.library')}
          name="biblioteca"
          defaultValue={address.biblioteca}
          options={[
            { value: '', label: t('reports.allLibraries') },
            ...libraries.map((one) => ({
              value: String(one.cod_biblioteca),
              label: one.desc_biblioteca,
            })),
          ]}
        />
      )}
      {reportsOfDays.includes(name) && <DaySpanFields days={address} />}
    </FieldGrid>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
