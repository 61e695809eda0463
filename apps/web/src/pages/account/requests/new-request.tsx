import { switchingTypes, type RequestForm, type RequestKind } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { draftProblem, unreadProblem } from '../../../api/problem.ts';
import { CardPreview } from '../../../features/requests/card-preview.tsx';
import { networkDraft } from '../../../features/requests/network-draft.ts';
import type { RequestDraft } from '../../../features/requests/request-draft.ts';
import { RequestFields } from '../../../features/requests/request-fields.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { problemAt, ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useSendRequest } from './use-send-request.ts';
import { type Contact, ContactFields } from './contact-fields.tsx';
import { faultsOf, sentOf } from './written-request.ts';

interface NewRequestProps {
  readonly kind: RequestKind;
  readonly found: Output<'listRequests'>;
  /** Title of another institution that fills the form in; null for none. */
  readonly title: Output<'getNetworkTitle'> | null;
  readonly onSent: (words: string) => void;
}

/** Form of a new request: what is asked for, of which library, and the reader's address. */
export function NewRequest({ kind, found, title, onSent }: NewRequestProps) {
  const { t } = useTranslation();
  const { send, problem, tell, isBusy } = useSendRequest();
  const first = useFirstContact(found, title);
  const known = title && networkDraft(title);
  const [form, setForm] = useState<RequestForm>(
    known?.form ?? (kind === 'comutacao-bibliografica' ? 'artigo' : kind),
  );
  const [draft, setDraft] = useState<RequestDraft>({ suporte: 'ambos', ...known?.draft });
  const [contact, setContact] = useState<Contact>(first);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const unread = unreadProblem(event.currentTarget, t)?.fields ?? [];
    const toMend = draftProblem([...faultsOf(form, draft, contact, t), ...unread], t);
    if (toMend) return tell(toMend);
    const made = await send(form, sentOf(form, draft, contact));
    if (!made) return;
    setDraft({ suporte: 'ambos' });
    setContact({ ...first, note: '' });
    onSent(t('requests.sent', { id: made.codigo }));
  };
  const errorAt = (field: string) => problemAt(problem, field);
  return (
    <form noValidate aria-label={t('requests.new')} onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <ProblemSummary problem={problem} />
        {kind === 'comutacao-bibliografica' && <DocumentChoice form={form} onChoose={setForm} />}
        <RequestFields
          form={form}
          draft={draft}
          write={(change) => setDraft({ ...draft, ...change })}
          errorAt={errorAt}
        />
        {form === 'ficha-catalografica' && <CardPreview draft={draft} level={2} />}
        <ContactFields contact={contact} onChange={setContact} errorAt={errorAt} />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('requests.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/**
 * Gives the initial contact: the reader's own library and address; for a title the note says which
 * institution has it.
 */
function useFirstContact(
  found: NewRequestProps['found'],
  title: NewRequestProps['title'],
): Contact {
  const { t } = useTranslation();
  const holder = title && { name: title.instituicao.nome, address: placeOf(title) };
  return {
    campus: '',
    library: String(found.cod_biblioteca),
    email: found.email,
    note: holder ? t('requests.heldBy', holder) : '',
  };
}

/** Gives the place of the title: its address at the institution, else its identifier at the source. */
function placeOf({ instituicao, origem }: NonNullable<NewRequestProps['title']>): string {
  return instituicao.link_acervo ?? origem.identificador;
}

function DocumentChoice(props: {
  readonly form: RequestForm;
  readonly onChoose: (form: RequestForm) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('requests.document')}
      name="documento"
      value={props.form}
      options={switchingTypes.map((value) => ({ value, label: t(`requests.documents.${value}`) }))}
      onChange={({ target }) =>
        props.onChoose(switchingTypes.find((one) => one === target.value) ?? 'artigo')
      }
    />
  );
}
