import type { ImportListName } from '@estante/contract/plain';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '../../../api/api.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './record-list.module.css';
import { ImportedRecord } from './imported-record.tsx';

interface ListProps {
  readonly id: number;
  readonly name: ImportListName;
}

/** Records of an import one by one, loaded when the list is opened. */
export function RecordList({ id, name }: ListProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t(`imports.lists.${name}`)} onToggle={setOpen}>
      {isOpen && <Records id={id} name={name} />}
    </Disclosure>
  );
}

function Records({ id, name }: ListProps) {
  const [pagina, setPage] = useState(1);
  const params = { id: String(id), lista: name };
  const asked = useEndpoint(endpointQuery('listImportedRecords', { params, query: { pagina } }), {
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={4} />}>
      {(found) => <FoundRecords id={id} name={name} page={pagina} found={found} onPage={setPage} />}
    </QueryBoundary>
  );
}

interface FoundRecordsProps extends ListProps {
  /** Page requested; the one before it is shown until it comes. */
  readonly page: number;
  readonly found: Output<'listImportedRecords'>;
  readonly onPage: (page: number) => void;
}

function FoundRecords({ id, name, page, found, onPage }: FoundRecordsProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('downloadImportedRecords');
  const download = async () => {
    const answer = await act({ params: { id: String(id), lista: name } });
    if (answer) saveFile(answer.arquivo);
  };
  if (found.total === 0) return <p>{t('imports.listNone')}</p>;
  const pages = Math.ceil(found.total / found.quantidade);
  return (
    <Stack gap={4}>
      <div>
        <Button icon="download" isPending={isBusy} onClick={() => void download()}>
          {t(name === 'separados' ? 'imports.downloadRecords' : 'imports.download')}
        </Button>
      </div>
      <ol className={styles.records} start={(page - 1) * found.quantidade + 1}>
        {found.registros.map((record, at) => (
          <li key={`${page} ${at}`}>
            <ImportedRecord record={record} />
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Cluster>
          <Button
            size="small"
            aria-disabled={page === 1}
            onClick={() => onPage(Math.max(1, page - 1))}
          >
            {t('results.previous')}
          </Button>
          <output>{t('results.pageOf', { page, pages })}</output>
          <Button
            size="small"
            aria-disabled={page === pages}
            onClick={() => onPage(Math.min(pages, page + 1))}
          >
            {t('results.next')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
