import { personLengths } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { optionsOf, type Link, type OnDone } from './person.ts';
import { linkFields, otherThan } from './person-draft.ts';

interface LinkFormProps {
  readonly link: Link;
  readonly onDone: OnDone;
}

/** Changes user name, category and validity. */
export function LinkForm({ link, onDone }: LinkFormProps) {
  const { t } = useTranslation();
  const { send, tellUnread, isBusy, problem, errorAt } = useSubmission('changeLink');
  const known = linkFields(link);
  const [written, setWritten] = useState<Partial<LinkDraft>>({});
  const draft = { ...known, ...written };
  const change = (part: typeof written) => setWritten(otherThan(known, { ...written, ...part }));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tellUnread(event.currentTarget)) return;
    const params = { id: String(link.cod_login) };
    const saved = await send({ params, body: otherThan(known, written) });
    if (!saved) return;
    setWritten((now) => otherThan(draft, now));
    onDone(t('people.linkSaved', { user: draft.usuario }), saved);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <LinkFields draft={draft} errorAt={errorAt} onChange={change} />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('people.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface LinkDraft {
  readonly usuario: string;
  readonly categoria: string;
  readonly validade: string;
}

interface LinkFieldsProps {
  readonly draft: LinkDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<LinkDraft>) => void;
}

/** Fields of a link: the user name one comes in by, the category, and for how long. */
export function LinkFields({ draft, errorAt, onChange }: LinkFieldsProps) {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('getPeopleChoices', {}));
  const none = { value: '', label: t('people.noCategory') };
  return (
    <QueryBoundary asked={asked}>
      {({ categorias }) => (
        <FieldGrid>
          <TextField
            label={t('people.fields.usuario')}
            description={t('people.userHint')}
            name="usuario"
            required
            autoComplete="off"
            autoCapitalize="none"
            maxLength={personLengths.username}
            error={errorAt('usuario')}
            value={draft.usuario}
            onChange={({ target }) => onChange({ usuario: target.value })}
          />
          <Select
            label={t('people.fields.categoria')}
            name="categoria"
            options={[none, ...optionsOf(categorias)]}
            error={errorAt('categoria')}
            value={draft.categoria}
            onChange={({ target }) => onChange({ categoria: target.value })}
          />
          <TextField
            label={t('people.fields.validade')}
            description={t('people.validityHint')}
            name="validade"
            type="date"
            error={errorAt('validade')}
            value={draft.validade}
            onChange={({ target }) => onChange({ validade: target.value })}
          />
        </FieldGrid>
      )}
    </QueryBoundary>
  );
}
