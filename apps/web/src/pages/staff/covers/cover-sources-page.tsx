import { replaceAt, without } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import {
  CoverSourceFields,
  newSource,
  sentSource,
} from '../../../features/institution-edit/cover-source-fields.tsx';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { AddButton } from '../../../features/institution-edit/list-buttons.tsx';
import { FetchFields, type CoverSources, type SourcesProps } from './fetch-fields.tsx';

const sourcesLimit = 20;

/** Whether covers are fetched, from which servers, and from which documents' first pages. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="coverSources">
      <p>{t('coverSources.hint')}</p>
      <EditForm
        query={endpointQuery('getCoverSources', {})}
        save={(call, document) => call('changeCoverSources', { body: bodyOf(document) })}
      >
        {(document, change) => <CoverFields document={document} onChange={change} />}
      </EditForm>
    </StaffTask>
  );
}

function CoverFields({ document, onChange }: SourcesProps) {
  return (
    <>
      <CoverCounts document={document} />
      <FetchFields document={document} onChange={onChange} />
      <SourcesFields document={document} onChange={onChange} />
    </>
  );
}

function bodyOf({ versao, ligada, documentos, servidores, fontes }: CoverSources) {
  const hosts = servidores.map((host) => host.trim()).filter(Boolean);
  return { versao, ligada, documentos, servidores: hosts, fontes: fontes.map(sentSource) };
}

function CoverCounts({ document }: { readonly document: CoverSources }) {
  const { t } = useTranslation();
  const { sem_capa: none, buscadas: fetched, de_documentos: documents } = document;
  return <p>{t('coverSources.counts', { none, fetched, documents })}</p>;
}

/** Servers that covers are fetched from, in order. */
function SourcesFields({ document, onChange }: SourcesProps) {
  const { t } = useTranslation();
  const { fontes } = document;
  const put = (next: typeof fontes) => onChange({ ...document, fontes: next });
  return (
    <>
      <h2>{t('coverSources.sources')}</h2>
      <p>{t('coverSources.google')}</p>
      {fontes.length === 0 && <p>{t('coverSources.noSources')}</p>}
      <SourceList sources={fontes} onChange={put} />
      <div>
        <AddButton isFull={fontes.length >= sourcesLimit} onAdd={() => put([...fontes, newSource])}>
          {t('coverSources.add')}
        </AddButton>
      </div>
    </>
  );
}

interface SourceListProps {
  readonly sources: CoverSources['fontes'];
  readonly onChange: (sources: CoverSources['fontes']) => void;
}

function SourceList({ sources, onChange }: SourceListProps) {
  return sources.map((source, at) => (
    <CoverSourceFields
      key={source.cod_fonte ?? `new-${at}`}
      source={source}
      part={`fontes.${at}`}
      onChange={(next) => onChange(replaceAt(sources, at, next))}
      onRemove={() => onChange(without(sources, at))}
    />
  ));
}
