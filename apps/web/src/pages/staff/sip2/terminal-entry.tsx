import { useAct, useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { SeeNow } from '../../../parts/staff/act-problem.tsx';
import { ReasonForm } from '../../../parts/staff/reason-form.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { TerminalFacts } from './terminal-facts.tsx';
import { ChangeForm, type MadePassword } from './terminal-forms.tsx';
import type { Library, Terminal } from './terminal.ts';

interface TerminalEntryProps {
  readonly terminal: Terminal;
  readonly libraries: readonly Library[];
  readonly onDone: DoneHandler;
  readonly onPassword: (made: MadePassword) => void;
}

/** Terminal, its setup and use, and its removal. */
export function TerminalEntry(props: TerminalEntryProps) {
  const { t } = useTranslation();
  const { usuario, revogacao } = props.terminal;
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>{usuario}</h3>
        <Chip tone={revogacao ? 'neutral' : 'success'}>
          {t(`sip2Terminals.state.${revogacao ? 'revogado' : 'ativo'}`)}
        </Chip>
      </div>
      <TerminalFacts terminal={props.terminal} />
      {revogacao ? <Revocation revocation={revogacao} /> : <TerminalActs {...props} />}
    </article>
  );
}

interface RevocationProps {
  readonly revocation: NonNullable<Terminal['revogacao']>;
}

function Revocation({ revocation: { motivo, nome, em: at } }: RevocationProps) {
  const { t } = useTranslation();
  const name = nome ?? t('staffList.somebody');
  return (
    <div className={styles.answer}>
      <p className={styles.text}>{motivo}</p>
      <p className={styles.facts}>{t('sip2Terminals.revokedBy', { name, at })}</p>
    </div>
  );
}

function TerminalActs({ terminal, libraries, onDone, onPassword }: TerminalEntryProps) {
  const { t } = useTranslation();
  return (
    <>
      <Disclosure title={t('sip2Terminals.change')}>
        <ChangeForm terminal={terminal} libraries={libraries} onDone={onDone} />
      </Disclosure>
      <PasswordButton terminal={terminal} onDone={onDone} onPassword={onPassword} />
      <Revoke terminal={terminal} onDone={onDone} />
    </>
  );
}

type ActProps = Pick<TerminalEntryProps, 'terminal' | 'onDone'>;

type PasswordButtonProps = ActProps & Pick<TerminalEntryProps, 'onPassword'>;

function PasswordButton({ terminal, onDone, onPassword }: PasswordButtonProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('renewSip2Password');
  const renew = async () => {
    const made = await act({ params: { id: String(terminal.codigo) } });
    if (!made) return;
    onPassword({ name: made.usuario, password: made.senha });
    onDone(t('sip2Terminals.passwordMade', { name: made.usuario }));
  };
  return (
    <div>
      <Button variant="quiet" isPending={isBusy} onClick={() => void renew()}>
        {t('sip2Terminals.newPassword')}
      </Button>
    </div>
  );
}

function Revoke({ terminal, onDone }: ActProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('revokeSip2Terminal');
  const revoke = async (motivo: string) => {
    const made = await send({ params: { id: String(terminal.codigo) }, body: { motivo } });
    if (made) onDone(t('sip2Terminals.revoked', { name: made.usuario }));
  };
  return (
    <Disclosure title={t('sip2Terminals.revoke')}>
      <ReasonForm
        hint={t('sip2Terminals.revokeHint')}
        action={t('sip2Terminals.revoke')}
        isBusy={isBusy}
        problem={problem}
        remedy={<SeeNow problem={problem} onDone={onDone} />}
        onSend={(reason) => void revoke(reason)}
      />
    </Disclosure>
  );
}
