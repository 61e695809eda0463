import { personLengths, personalLengths, type PasswordRules } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../api/api.ts';
import { useSubmission } from '../../api/use-act.ts';
import { CaptchaField } from '../../features/sign-in/captcha-field.tsx';
import { NewPassword } from '../../features/sign-in/new-password.tsx';
import { useCaptcha } from '../../features/sign-in/use-captcha.ts';
import { libraryOption } from '../../parts/libraries/library-option.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { textOfControl } from '../../ui/fields/form-control.ts';
import { FieldGrid } from '../../ui/layouts/folding-form.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

interface RegistrationFormProps {
  readonly rules: PasswordRules;
  readonly libraries: Output<'listLibraries'>;
  readonly onSent: (sent: { protocolo: number; dias: number }) => void;
}

/** Form of a registration. Its fields stay filled in after a refusal; the captcha is done again. */
export function RegistrationForm({ rules, libraries, onSent }: RegistrationFormProps) {
  const { t } = useTranslation();
  const { send, tell, isBusy, problem, errorAt } = useSubmission('askRegistration');
  const captcha = useCaptcha();
  const [lacksCaptcha, setLacksCaptcha] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await captcha.token();
    setLacksCaptcha(captcha.isUsed && answer === null);
    if (captcha.isUsed && answer === null) {
      return tell({ tone: 'warning', words: t('errors.AuthCAPTCHAError'), fields: [] });
    }
    const body = { ...writtenIn(form), ...(answer !== null && { recaptcha_token: answer }) };
    const sent = await send({ body });
    if (sent) return onSent(sent);
    captcha.reset();
  };
  const line = (field: 'nome' | 'email' | 'telefone' | 'cpf' | 'identidade', length: number) => ({
    label: t(`people.fields.${field}`),
    name: field,
    maxLength: length,
    error: errorAt(field),
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <ProblemSummary problem={problem} />
        <FieldGrid hasError={problem !== null}>
          <TextField {...line('nome', personLengths.name)} required autoComplete="name" />
          <TextField
            {...line('email', personalLengths.line)}
            required
            type="email"
            autoComplete="email"
          />
          <TextField
            {...line('telefone', personLengths.phone)}
            type="tel"
            autoComplete="tel"
            optionalWord={t('libraryFields.optional')}
          />
          <TextField
            {...line('cpf', personalLengths.line)}
            description={t('selfRegistration.documentHint')}
            inputMode="numeric"
          />
          <TextField {...line('identidade', personalLengths.line)} />
          <Select
            label={t('selfRegistration.library')}
            name="cod_biblioteca"
            error={errorAt('cod_biblioteca')}
            options={libraries.map(libraryOption)}
          />
        </FieldGrid>
        <NewPassword
          label={t('login.password')}
          hint={t('selfRegistration.passwordHint')}
          rules={rules}
          error={errorAt('senha')}
        />
        <CaptchaField captcha={captcha} isMissing={lacksCaptcha} />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('selfRegistration.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function writtenIn(form: HTMLFormElement) {
  const text = (name: string) => textOfControl(form, name).trim();
  return {
    nome: text('nome'),
    email: text('email'),
    telefone: text('telefone'),
    cpf: text('cpf'),
    identidade: text('identidade'),
    cod_biblioteca: Number(text('cod_biblioteca')),
    senha: text('senha'),
  };
}
