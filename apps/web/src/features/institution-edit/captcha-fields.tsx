import { activities, secureAddress } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Message } from '../../ui/feedback/message.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SecretField } from './secret-field.tsx';
import { LineField } from './text-fields.tsx';

type Captcha = Output<'getCaptcha'>;

interface CaptchaFieldsProps {
  readonly captcha: Captcha;
  /** Secret written on the page and not sent yet. */
  readonly secret: string;
  readonly onChange: (captcha: Captcha, secret?: string) => void;
}

const providers = ['altcha', 'siteverify'] as const;

export function CaptchaFields({ captcha, secret, onChange }: CaptchaFieldsProps) {
  const { t } = useTranslation();
  const isOn = useActivity(activities.loginCaptcha);
  return (
    <>
      <Message tone={isOn ? 'warning' : 'info'}>
        {t(isOn ? 'editCaptcha.isOn' : 'editCaptcha.isOff')}
      </Message>
      <RadioGroup
        label={t('editCaptcha.provider')}
        options={providers.map((value) => ({
          value,
          label: t(`editCaptcha.providers.${value}`),
          description: t(`editCaptcha.providerHints.${value}`),
        }))}
        value={captcha.provedor}
        onChange={(provedor) => onChange({ ...captcha, provedor })}
      />
      {captcha.provedor === 'siteverify' && (
        <Provider captcha={captcha} secret={secret} onChange={onChange} />
      )}
    </>
  );
}

/** Fields for the addresses and keys that a captcha provider gives its users. */
function Provider({ captcha, secret, onChange }: CaptchaFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Address
        label={t('editCaptcha.script')}
        name="script"
        value={captcha.script}
        onChange={(script) => onChange({ ...captcha, script })}
      />
      <TextField
        label={t('editCaptcha.object')}
        name="objeto"
        description={t('editCaptcha.objectHint')}
        required
        maxLength={60}
        pattern="[A-Za-z]*"
        title={t('editCaptcha.objectHint')}
        spellCheck={false}
        value={captcha.objeto}
        onChange={({ target }) => onChange({ ...captcha, objeto: target.value.trim() })}
      />
      <LineField
        label={t('editCaptcha.siteKey')}
        name="chave"
        longest={300}
        isRequired
        value={captcha.chave}
        onChange={(chave) => onChange({ ...captcha, chave: chave.trim() })}
      />
      <Address
        label={t('editCaptcha.verifyAddress')}
        name="endereco"
        value={captcha.endereco}
        onChange={(endereco) => onChange({ ...captcha, endereco })}
      />
      <SecretField
        label={t('editCaptcha.secret')}
        name="novo_segredo"
        description={t(
          captcha.segredo_definido ? 'editCaptcha.secretSet' : 'editCaptcha.secretUnset',
        )}
        most={300}
        isRequired={!captcha.segredo_definido}
        value={secret}
        onChange={(next) => onChange(captcha, next)}
      />
    </>
  );
}

interface AddressProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
}

function Address({ label, name, value, onChange }: AddressProps) {
  const { t } = useTranslation();
  const isSecure = value === '' || secureAddress(value) !== null;
  return (
    <TextField
      label={label}
      name={name}
      error={!isSecure && t('editCaptcha.badAddress')}
      type="url"
      placeholder="https://"
      required
      maxLength={1000}
      value={value}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
