import { exportLimits, isListFormat } from '@estante/contract/plain';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { loginHref } from '../../session/login-address.ts';
import { wrongField } from '../../api/problem.ts';
import { useSessionState } from '../../session/use-session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { problemAt, ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ExportFields } from './export-fields.tsx';
import { faultOf, type ExportDraft } from './export-draft.ts';
import { useExport } from './use-export.ts';

interface ExportDialogProps {
  readonly ids: readonly number[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly draft: ExportDraft;
  readonly write: (draft: ExportDraft) => void;
}

/**
 * Dialog that exports titles as one file in a chosen format, to download or, for signed-in readers, by mail.
 */
export function ExportDialog({ ids, isOpen, onClose, draft, write }: ExportDialogProps) {
  const { t } = useTranslation();
  const { run, isBusy, problem, tell } = useExport(ids);
  const exportAs = async (byMail: boolean) => {
    if (await run(draft, byMail)) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        tell(null);
        onClose();
      }}
      title={t('exports.title', { count: ids.length })}
      closeLabel={t('frame.close')}
      actions={
        <Button
          variant="primary"
          icon="download"
          isPending={isBusy}
          onClick={() => void exportAs(false)}
        >
          {t('exports.download')}
        </Button>
      }
    >
      <Stack gap={5}>
        <ProblemSummary problem={problem} />
        <ExportFields draft={draft} write={write} isList={isListFormat(draft.format)} />
        <MailForm
          addresses={draft.addresses}
          onChange={(addresses) => write({ ...draft, addresses })}
          isBusy={isBusy}
          error={problemAt(problem, 'emails')}
          onWrong={(words) => tell(wrongField('emails', words, t))}
          onSend={() => void exportAs(true)}
        />
      </Stack>
    </Dialog>
  );
}

interface MailFormProps {
  readonly addresses: string;
  readonly onChange: (addresses: string) => void;
  readonly isBusy: boolean;
  /** Fault of the addresses, in words; undefined if there is none. `onWrong` reports one. */
  readonly error: string | undefined;
  readonly onWrong: (words: string) => void;
  readonly onSend: () => void;
}

function MailForm({ addresses, onChange, isBusy, error, onWrong, onSend }: MailFormProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const heading = useId();
  const isSignedIn = useSessionState().kind === 'signed-in';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (addresses.trim() === '') return onWrong(t('valueFaults.missing'));
    const fault = faultOf(addresses);
    if (fault) onWrong(t(`exports.wrong.${fault.kind}`, fault));
    else onSend();
  };
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <h3 id={heading}>{t('exports.byMail')}</h3>
        {isSignedIn ? (
          <form noValidate onSubmit={send}>
            <Stack gap={3}>
              <TextField
                label={t('exports.addresses')}
                description={t('exports.addressesHint', { limit: exportLimits.addresses })}
                error={error}
                name="emails"
                required
                inputMode="email"
                autoComplete="email"
                value={addresses}
                onChange={({ target }) => onChange(target.value)}
              />
              <div>
                <Button type="submit" icon="mail">
                  {t('exports.send')}
                </Button>
              </div>
            </Stack>
          </form>
        ) : (
          <p>
            <Link href={loginHref(pathname)}>{t('exports.signIn')}</Link>
          </p>
        )}
      </Stack>
    </section>
  );
}
