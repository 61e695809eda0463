import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';

export type CoverSources = Output<'getCoverSources'>;

export interface SourcesProps {
  readonly document: CoverSources;
  readonly onChange: (document: CoverSources) => void;
}

/** Fields for whether covers are fetched, whether from documents too, and from which hosts. */
export function FetchFields({ document, onChange }: SourcesProps) {
  return (
    <>
      <OnField document={document} onChange={onChange} />
      <DocumentsField document={document} onChange={onChange} />
      <HostsField document={document} onChange={onChange} />
    </>
  );
}

function OnField({ document, onChange }: SourcesProps) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox
        checked={document.ligada}
        aria-describedby="onHint"
        onChange={(ligada) => onChange({ ...document, ligada })}
      >
        {t('coverSources.on')}
      </Checkbox>
      <p id="onHint">{t('coverSources.onHint')}</p>
    </>
  );
}

function DocumentsField({ document, onChange }: SourcesProps) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox
        checked={document.documentos}
        aria-describedby="documentsHint"
        onChange={(documentos) => onChange({ ...document, documentos })}
      >
        {t('coverSources.documents')}
      </Checkbox>
      <p id="documentsHint">{t('coverSources.documentsHint')}</p>
    </>
  );
}

function HostsField({ document, onChange }: SourcesProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('coverSources.hosts')}
      description={t('coverSources.hostsHint')}
      name="servidores"
      rows={3}
      spellCheck={false}
      value={document.servidores.join('\n')}
      onChange={({ target }) => onChange({ ...document, servidores: target.value.split('\n') })}
    />
  );
}
