import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure, EndpointName, Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import type { EndpointQuery } from '../../api/query.ts';
import { UnsavedDialog } from '../../parts/page/unsaved-dialog.tsx';
import { classes } from '../../ui/classes.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HeldFields } from '../../ui/fields/held-fields.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { DoubtsDialog } from './doubts-dialog.tsx';
import { forgetFaults, missingIn, tellAtFields } from './field-faults.ts';
import styles from './institution-edit.module.css';
import { SaveBar } from './save-bar.tsx';
import { useEdited, type Save } from './use-edited.ts';

interface EditFormProps<Name extends EndpointName, UnsentDraft> {
  readonly query: EndpointQuery<Name>;
  readonly save: Save<Name, UnsentDraft>;
  /** Lists the doubts to ask about before the document is saved, each in a sentence. */
  readonly doubts?: (before: Output<Name>, after: Output<Name>) => readonly string[];
  /** Names a refused field as people call it, in a list with its item; null if it has no name. */
  readonly faultName?: (field: string, document: Output<Name>) => string | null;
  /** Whether the form holds a table, and is as wide as the page. */
  readonly isWide?: boolean;
  readonly children: (
    document: Output<Name>,
    change: (document: Output<Name>, unsent?: UnsentDraft) => void,
    unsent: UnsentDraft | undefined,
  ) => ReactNode;
}

/**
 * Form over a document of the server; if the document changed meanwhile, the form says so and loses nothing.
 */
export function EditForm<Name extends EndpointName, UnsentDraft = never>(
  props: EditFormProps<Name, UnsentDraft>,
) {
  const edited = useEdited(props.query, props.save);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const { asked, document, failure } = edited;
  const form = useFaultsAtFields(document, failure);
  const [missing, setMissing] = useState<readonly string[]>([]);
  if (document === undefined) return <NotRead asked={asked} />;
  const send = () => {
    const found = (asked.data && props.doubts?.(asked.data, document)) ?? [];
    if (found.length > 0) setDoubts(found);
    else void edited.submit();
  };
  return (
    <form
      ref={form}
      method="post"
      className={classes(styles.form, props.isWide && styles.wide)}
      onInvalidCapture={(event) => setMissing(missingIn(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing([]);
        send();
      }}
    >
      <HeldFields isHeld={edited.isSaving}>
        <Stack gap={5}>{props.children(document, edited.change, edited.unsent)}</Stack>
      </HeldFields>
      <SaveBar
        {...edited}
        missing={missing}
        nameOf={(field) => props.faultName?.(field, document) ?? null}
      />
      <UnsavedDialog isChanged={edited.isChanged} />
      <DoubtsDialog
        doubts={doubts}
        onBack={() => setDoubts([])}
        onSave={() => {
          setDoubts([]);
          void edited.submit();
        }}
      />
    </form>
  );
}

/** Shows at the fields of the form why they are refused. */
function useFaultsAtFields(document: unknown, failure: ApiFailure | null) {
  const form = useRef<HTMLFormElement>(null);
  // A fault of one field may be corrected in another.
  useEffect(() => {
    if (form.current && document) forgetFaults(form.current);
  }, [document]);
  useEffect(() => {
    if (form.current && failure) tellAtFields(form.current, failure.campos);
  }, [failure]);
  return form;
}

function NotRead({ asked }: { readonly asked: UseQueryResult<unknown, ApiFailure> }) {
  const { t } = useTranslation();
  const failure = useFailure(asked);
  return failure ? (
    <FailureState
      failure={failure}
      onRetry={() => void asked.refetch()}
      isRetrying={asked.isFetching}
    />
  ) : (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={8} />
    </Loading>
  );
}
