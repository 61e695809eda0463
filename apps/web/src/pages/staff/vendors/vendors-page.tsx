import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import {
  sentVendors,
  type VendorSecrets,
} from '../../../features/institution-edit/vendor-draft.ts';
import { VendorFields } from '../../../features/institution-edit/vendor-fields.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="vendors">
      <EditForm<'getVendors', VendorSecrets>
        query={endpointQuery('getVendors', {})}
        save={(call, vendors, secrets) =>
          call('changeVendors', { body: sentVendors(vendors, secrets) })
        }
      >
        {(document, change, secrets) => (
          <>
            <p>{t('editVendors.hint')}</p>
            <div>
              {document.fornecedores.map((vendor, at) => (
                <VendorFields
                  key={vendor.base}
                  vendor={vendor}
                  secret={secrets?.[vendor.base] ?? ''}
                  onChange={(next, secret) => {
                    const fornecedores = replaceAt(document.fornecedores, at, next);
                    change({ ...document, fornecedores }, { ...secrets, [vendor.base]: secret });
                  }}
                />
              ))}
            </div>
          </>
        )}
      </EditForm>
    </StaffTask>
  );
}
