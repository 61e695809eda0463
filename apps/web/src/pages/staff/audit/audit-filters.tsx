import { auditKinds } from '@estante/contract/plain';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DaySpanFields } from '../../../parts/dates/day-span-fields.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { FieldGrid, FoldingForm } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { auditHref, auditPath, readAuditAddress, type AuditAddress } from './audit-address.ts';

/** Plain form of the wire's own names. */
export function AuditFilters({ address }: { readonly address: AuditAddress }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrowed = auditHref({ ...address, pagina: 1 }) !== auditPath;
  const send = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const textOf = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : null;
    };
    void navigate(auditHref(readAuditAddress({ get: textOf })), { preventScrollReset: true });
    return true;
  };
  return (
    <FoldingForm
      label={t('staffList.filters')}
      action={auditPath}
      isFoldable
      summary={null}
      openLabel={t('staffList.openFilters')}
      onSubmit={send}
    >
      {/* The fields follow the address. */}
      <FieldGrid key={auditHref(address)}>
        <TextField label={t('audit.who')} name="quem" maxLength={200} defaultValue={address.quem} />
        <TextField
          label={t('audit.whose')}
          name="de_quem"
          maxLength={200}
          defaultValue={address.de_quem}
        />
        <Select
          label={t('audit.what')}
          name="tipo"
          defaultValue={address.tipo}
          options={[
            { value: '', label: t('audit.anything') },
            ...auditKinds.map((kind) => ({ value: kind, label: t(`audit.kinds.${kind}`) })),
          ]}
        />
        <DaySpanFields days={address} />
        <Cluster>
          <Button type="submit" icon="filter">
            {t('staffList.apply')}
          </Button>
          {isNarrowed && (
            <ButtonLink variant="quiet" href={auditPath}>
              {t('staffList.clear')}
            </ButtonLink>
          )}
        </Cluster>
      </FieldGrid>
    </FoldingForm>
  );
}
