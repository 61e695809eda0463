import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import {
  failureOf,
  type ApiFailure,
  type CallEndpoint,
  type EndpointName,
  type Output,
} from '../../api/api.ts';
import { pageConfigQueries } from '../../parts/institution/page-config.ts';
import {
  ApiContext,
  askAgain,
  queryKey,
  useEndpoint,
  type EndpointQuery,
} from '../../api/query.ts';
import { clearToasts, showToast } from '../../ui/feedback/toasts.tsx';

/** Saves a document. `unsent` is what is only ever sent to the server: secrets, files. */
export type Save<Name extends EndpointName, UnsentDraft> = (
  call: CallEndpoint,
  document: Output<Name>,
  unsent: UnsentDraft | undefined,
) => Promise<Output<Name>>;

export interface DocumentDraft<Name extends EndpointName, UnsentDraft> {
  readonly asked: UseQueryResult<Output<Name>, ApiFailure>;
  /** Document as it stands on the page. */
  readonly document: Output<Name> | undefined;
  readonly unsent: UnsentDraft | undefined;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly failure: ApiFailure | null;
  readonly change: (document: Output<Name>, unsent?: UnsentDraft) => void;
  readonly submit: () => Promise<void>;
  /** Discards unsaved changes for the server's present document. */
  readonly reload: () => Promise<void>;
}

interface Draft<Name extends EndpointName, UnsentDraft> {
  readonly document: Output<Name>;
  readonly unsent: UnsentDraft | undefined;
}

/** Keeps a document that staff change as a whole: the server's version, and the changed one not sent yet. */
export function useEdited<Name extends EndpointName, UnsentDraft>(
  query: EndpointQuery<Name>,
  save: Save<Name, UnsentDraft>,
): DocumentDraft<Name, UnsentDraft> {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const client = useQueryClient();
  const asked = useEndpoint(query, { staleTime: 0 });
  const [draft, setDraft] = useState<Draft<Name, UnsentDraft> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const submit = async () => {
    if (!call || !draft || isSaving) return;
    clearToasts();
    setSaving(true);
    setFailure(null);
    try {
      client.setQueryData(queryKey(query), await save(call, draft.document, draft.unsent));
      setDraft(null);
      showToast({ tone: 'success', words: t('edit.saved') });
      await askAgain(client, ...pageConfigQueries.map(queryKey));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSaving(false);
    }
  };

  const reload = async () => {
    await asked.refetch();
    setFailure(null);
    setDraft(null);
  };

  return {
    asked,
    document: draft?.document ?? asked.data,
    unsent: draft?.unsent,
    isChanged: draft !== null,
    isSaving,
    failure,
    change: (document, unsent = draft?.unsent) => setDraft({ document, unsent }),
    submit,
    reload,
  };
}
