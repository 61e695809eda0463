import {
  addressOnHost,
  isBlankVendor,
  repositoryName,
  secureAddress,
} from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import { SecretField } from './secret-field.tsx';
import { sentVendor, vendorState, type Vendor } from './vendor-draft.ts';
import { vendorTitles } from './vendor-titles.ts';
import { LineField } from './text-fields.tsx';

interface VendorFieldsProps {
  readonly vendor: Vendor;
  /** Secret written on the page and not sent yet. */
  readonly secret: string;
  readonly onChange: (vendor: Vendor, secret: string) => void;
}

export function VendorFields({ vendor, secret, onChange }: VendorFieldsProps) {
  const { t } = useTranslation();
  const state = vendorState(vendor, secret);
  const address = `${globalThis.location?.origin ?? ''}/login?redirect=${vendor.base}`;
  const { base } = vendor;
  const isRepository = base === repositoryName;
  const title = isRepository ? t('editVendors.repository') : vendorTitles[base];
  const isBlank = state === 'none' || state === 'removed';
  return (
    <Disclosure title={title} note={t(`editVendors.states.${state}`)}>
      <div className={styles.group}>
        {isRepository && <p>{t('editVendors.repositoryHint')}</p>}
        {state === 'on' && !isRepository && <p>{t('editVendors.link', { address })}</p>}
        <Checkbox
          checked={vendor.ativo}
          onChange={(ativo) => onChange({ ...vendor, ativo }, secret)}
        >
          {t('editVendors.enabled')}
        </Checkbox>
        <LineField
          label={t('editVendors.name')}
          longest={100}
          isRequired={!isBlank}
          value={vendor.nome}
          onChange={(nome) => onChange({ ...vendor, nome }, secret)}
        />
        <Places vendor={vendor} secret={secret} onChange={onChange} />
        <SecretField
          label={t('editVendors.secret')}
          description={t(
            vendor.segredo_definido ? 'editVendors.secretSet' : 'editVendors.secretUnset',
          )}
          least={32}
          most={200}
          isRequired={!isBlank && !vendor.segredo_definido}
          value={secret}
          onChange={(next) => onChange(vendor, next)}
        />
        {!isBlank && (
          <div>
            <Button
              icon="trash"
              onClick={() =>
                onChange({ ...vendor, nome: '', endereco: '', hosts: [], ativo: false }, '')
              }
            >
              {t('editVendors.remove')}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

/** Fields for the address where readers enter a vendor, and for the hosts they may be sent to. */
function Places({ vendor, secret, onChange }: VendorFieldsProps) {
  const { t } = useTranslation();
  const sent = sentVendor(vendor, secret);
  const isSecure = vendor.endereco === '' || secureAddress(vendor.endereco) !== null;
  const isThere = addressOnHost(sent.endereco, sent.hosts) !== null;
  const isAsked = vendor.endereco !== '' && vendor.hosts.length > 0 && isSecure;
  return (
    <>
      <TextField
        label={t('editVendors.address')}
        description={t('editVendors.addressHint')}
        error={!isSecure && t('editVendors.badAddress')}
        type="url"
        placeholder="https://"
        maxLength={1000}
        required={!isBlankVendor(sent)}
        value={vendor.endereco}
        onChange={({ target }) => onChange({ ...vendor, endereco: target.value.trim() }, secret)}
      />
      <TextArea
        label={t('editVendors.hosts')}
        description={t('editVendors.hostsHint')}
        error={isAsked && !isThere && t('editVendors.badHosts')}
        rows={3}
        maxLength={5000}
        spellCheck={false}
        required={!isBlankVendor(sent)}
        value={vendor.hosts.join('\n')}
        onChange={({ target }) => {
          const hosts = target.value === '' ? [] : target.value.split('\n');
          onChange({ ...vendor, hosts }, secret);
        }}
      />
    </>
  );
}
