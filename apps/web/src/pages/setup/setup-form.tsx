import { useQueryClient } from '@tanstack/react-query';
import type { PasswordRules } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { missingProblem, problemOf } from '../../api/problem.ts';
import { useSubmission } from '../../api/use-act.ts';
import { NewPassword } from '../../features/sign-in/new-password.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { FieldGroup } from './field-group.tsx';
import { readSetup, textFields } from './read-setup.ts';
import { SampleChoices } from './sample-choices.tsx';
import { SetupText } from './setup-text.tsx';
import styles from './setup.module.css';

/** Page on which the first administrator continues. */
const nextPage = '/meupergamum/atendimento/primeiros-passos';

/** Form with all that a new network needs, sent at once; it signs in the person who sent it. */
export function SetupForm({ rules }: { readonly rules: PasswordRules }) {
  const { t } = useTranslation();
  const session = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { send, isBusy, problem, tell, errorAt } = useSubmission('setUp');
  const [isIn, setIn] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = readSetup(event.currentTarget);
    const missing = textFields.filter((name) => body[name].trim() === '');
    if (missing.length > 0) {
      const fields = missing.map((name) => ({ name, label: t(`setup.fields.${name}`) }));
      return tell(missingProblem(fields, t));
    }
    const done = await send({ body });
    if (done) await enter(done.usuario, body.senha.trim());
  };
  const enter = async (username: string, password: string) => {
    if (!session) return;
    setIn(true);
    try {
      await session.signIn({ username, password, isKept: false, isWelcome: () => true });
      // Answers from before the setup are outdated.
      await client.invalidateQueries();
      await navigate(nextPage);
    } catch (error) {
      setIn(false);
      tell(problemOf(error, t));
    }
  };

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ProblemSummary problem={problem} />
      <FieldGroup title={t('setup.codeTitle')}>
        <SetupText name="codigo" hint={t('setup.codeHint')} error={errorAt('codigo')} isCode />
      </FieldGroup>
      <FieldGroup title={t('setup.institutionTitle')}>
        <SetupText
          name="instituicao"
          error={errorAt('instituicao')}
          autoComplete="organization"
          longest={200}
        />
        <SetupText name="sigla" error={errorAt('sigla')} longest={30} />
      </FieldGroup>
      <FieldGroup title={t('setup.libraryTitle')} hint={t('setup.libraryHint')}>
        <SetupText name="campus" error={errorAt('campus')} longest={200} />
        <SetupText name="biblioteca" error={errorAt('biblioteca')} longest={200} />
        <SetupText
          name="sigla_biblioteca"
          hint={t('setup.libraryCodeHint')}
          error={errorAt('sigla_biblioteca')}
          longest={10}
        />
      </FieldGroup>
      <FieldGroup title={t('setup.administratorTitle')}>
        <SetupText name="nome" error={errorAt('nome')} autoComplete="name" longest={200} />
        <SetupText
          name="email"
          error={errorAt('email')}
          type="email"
          autoComplete="email"
          longest={254}
        />
        <SetupText
          name="usuario"
          hint={t('setup.userHint')}
          error={errorAt('usuario')}
          autoComplete="username"
          longest={50}
        />
        <NewPassword label={t('setup.fields.senha')} rules={rules} error={errorAt('senha')} />
      </FieldGroup>
      <SampleChoices />
      <div>
        <Button type="submit" variant="primary" isPending={isBusy || isIn}>
          {t('setup.submit')}
        </Button>
      </div>
    </form>
  );
}
