import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure, EndpointName, Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { failureWords } from '../../api/failure-words.ts';
import { useFailure } from '../../api/use-failure.ts';
import type { EndpointQuery } from '../../api/query.ts';
import { UnsavedDialog } from '../../parts/page/unsaved-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Message } from '../../ui/message.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DoubtsDialog } from './doubts-dialog.tsx';
import { forgetFaults, missingIn, tellAtFields } from './field-faults.ts';
import styles from './institution-edit.module.css';
import { useEdited, type Save } from './use-edited.ts';

interface EditFormProps<Name extends EndpointName, Unsent> {
  readonly query: EndpointQuery<Name>;
  readonly save: Save<Name, Unsent>;
  /** What is asked about before it is saved, each in a sentence. */
  readonly doubts?: (before: Output<Name>, after: Output<Name>) => readonly string[];
  /** What people call the field that is refused: of a list, with what it is of. */
  readonly faultName?: (field: string, document: Output<Name>) => string | null;
  /** Holds a table: as wide as the page. */
  readonly isWide?: boolean;
  readonly children: (
    document: Output<Name>,
    change: (document: Output<Name>, unsent?: Unsent) => void,
    unsent: Unsent | undefined,
  ) => ReactNode;
}

/** A form over what the server has; what is sent on a page that is no longer true is told, not lost. */
export function EditForm<Name extends EndpointName, Unsent = never>(
  props: EditFormProps<Name, Unsent>,
) {
  const { t } = useTranslation();
  const edited = useEdited(props.query, props.save);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  const { asked, document, failure } = edited;
  const unread = useFailure(asked);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // What one field is refused for, another may mend.
  useEffect(() => {
    if (form.current && document) forgetFaults(form.current);
  }, [document]);
  useEffect(() => {
    if (form.current && failure) tellAtFields(form.current, failure.campos);
  }, [failure]);
  if (document === undefined) {
    return unread ? (
      <FailureState
        failure={unread}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    ) : (
      <Loading label={t('frame.loading')}>
        <Skeleton lines={8} />
      </Loading>
    );
  }
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
      {props.children(document, edited.change, edited.unsent)}
      <div className={classes(styles.bar, edited.isChanged && styles.changed)}>
        {missing.length > 0 && (
          <div className={styles.whole}>
            <MissingFields names={missing} />
          </div>
        )}
        {failure && (
          <div className={styles.whole}>
            <SaveFailure failure={failure} onReload={() => void edited.reload()}>
              <FaultList
                faults={failure.campos}
                nameOf={(field) => props.faultName?.(field, document) ?? null}
              />
            </SaveFailure>
          </div>
        )}
        <Button
          type="submit"
          look="primary"
          // Whoever has just saved is still on it.
          aria-disabled={!edited.isChanged || undefined}
          isPending={edited.isSaving}
        >
          {t('edit.save')}
        </Button>
        {edited.isChanged && (
          <Button look="quiet" onClick={() => void edited.reload()}>
            {t('edit.discard')}
          </Button>
        )}
      </div>
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

/** The one field that is to be filled in, or that there are several; each says so itself too. */
function MissingFields({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation();
  const [campo, another] = names;
  return (
    <Message isLive tone="warning">
      {another === undefined
        ? t('errors.CampoObrigatorioNaoPreenchido', { campo })
        : t('errors.CampoObrigatorioNaoPreenchido_varios')}
    </Message>
  );
}

interface FaultListProps {
  readonly faults: ApiFailure['campos'];
  readonly nameOf: (field: string) => string | null;
}

/** What is refused in which rows of a table. */
function FaultList({ faults, nameOf }: FaultListProps) {
  const told = faults.flatMap(({ campo, mensagem }) => {
    const name = nameOf(campo);
    return name === null ? [] : [`${name}: ${mensagem}`];
  });
  if (told.length === 0) return null;
  return (
    <ul>
      {told.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

interface SaveFailureProps {
  readonly failure: ApiFailure;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

function SaveFailure({ failure, onReload, children }: SaveFailureProps) {
  const { t } = useTranslation();
  const isStale = failure.codigo === 'AlteradoPorOutro';
  return (
    <Message
      isLive
      tone={isStale ? 'warning' : 'danger'}
      title={t('edit.failed')}
      actions={isStale && <Button onClick={onReload}>{t('edit.reload')}</Button>}
    >
      {failureWords(failure, t)}
      {isStale && <p>{t('edit.staleHint')}</p>}
      {children}
    </Message>
  );
}
