import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure, EndpointName, Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import type { EndpointQuery } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Message } from '../../ui/message.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DoubtsDialog } from './doubts-dialog.tsx';
import styles from './institution-edit.module.css';
import { useEdited, type Save } from './use-edited.ts';

interface EditFormProps<Name extends EndpointName, Unsent> {
  readonly query: EndpointQuery<Name>;
  readonly save: Save<Name, Unsent>;
  /** What is asked about before it is saved, each in a sentence. */
  readonly doubts?: (before: Output<Name>, after: Output<Name>) => readonly string[];
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
  const { asked, document } = edited;
  if (document === undefined) {
    return asked.error ? (
      <FailureState
        failure={asked.error}
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
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {props.children(document, edited.change, edited.unsent)}
      <div className={classes(styles.bar, edited.isChanged && styles.changed)}>
        {edited.failure && (
          <div className={styles.whole}>
            <SaveFailure failure={edited.failure} onReload={() => void edited.reload()} />
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

interface SaveFailureProps {
  readonly failure: ApiFailure;
  readonly onReload: () => void;
}

function SaveFailure({ failure, onReload }: SaveFailureProps) {
  const { t } = useTranslation();
  const { codigo, mensagem, valores } = failure;
  const isStale = codigo === 'AlteradoPorOutro';
  return (
    <Message
      isLive
      tone={isStale ? 'warning' : 'danger'}
      title={t('edit.failed')}
      actions={isStale && <Button onClick={onReload}>{t('edit.reload')}</Button>}
    >
      {t(`errors.${codigo}` as 'errors.NaoEncontrado', { ...valores, defaultValue: mensagem })}
      {isStale && <p>{t('edit.staleHint')}</p>}
    </Message>
  );
}
