import { replaceAt, without } from '../../../browser/lists.ts';
import { endpointQuery } from '../../../api/query.ts';
import {
  CoverSourceFields,
  newSource,
  sentSource,
} from '../../../features/institution-edit/cover-source-fields.tsx';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { StaffTask } from '../staff-task.tsx';
import { AddButton } from '../../../features/institution-edit/list-buttons.tsx';

const sourcesLimit = 20;

/** Whether covers are fetched, of whom, and of which documents the first page is one. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="coverSources">
      <p>{t('coverSources.hint')}</p>
      <EditForm
        query={endpointQuery('getCoverSources', {})}
        save={(call, { versao, ligada, documentos, servidores, fontes }) =>
          call('changeCoverSources', {
            body: {
              versao,
              ligada,
              documentos,
              servidores: servidores.map((host) => host.trim()).filter(Boolean),
              fontes: fontes.map(sentSource),
            },
          })
        }
      >
        {(document, change) => {
          const { fontes } = document;
          const put = (next: typeof fontes) => change({ ...document, fontes: next });
          const counts = {
            none: document.sem_capa,
            fetched: document.buscadas,
            documents: document.de_documentos,
          };
          return (
            <>
              <p>{t('coverSources.counts', counts)}</p>
              <Checkbox
                checked={document.ligada}
                aria-describedby="onHint"
                onChange={(ligada) => change({ ...document, ligada })}
              >
                {t('coverSources.on')}
              </Checkbox>
              <p id="onHint">{t('coverSources.onHint')}</p>
              <Checkbox
                checked={document.documentos}
                aria-describedby="documentsHint"
                onChange={(documentos) => change({ ...document, documentos })}
              >
                {t('coverSources.documents')}
              </Checkbox>
              <p id="documentsHint">{t('coverSources.documentsHint')}</p>
              <TextArea
                label={t('coverSources.hosts')}
                description={t('coverSources.hostsHint')}
                name="servidores"
                rows={3}
                spellCheck={false}
                value={document.servidores.join('\n')}
                onChange={({ target }) =>
                  change({ ...document, servidores: target.value.split('\n') })
                }
              />
              <h2>{t('coverSources.sources')}</h2>
              <p>{t('coverSources.google')}</p>
              {fontes.length === 0 && <p>{t('coverSources.noSources')}</p>}
              {fontes.map((source, at) => (
                <CoverSourceFields
                  key={source.cod_fonte ?? `new-${at}`}
                  source={source}
                  part={`fontes.${at}`}
                  onChange={(next) => put(replaceAt(fontes, at, next))}
                  onRemove={() => put(without(fontes, at))}
                />
              ))}
              <div>
                <AddButton
                  isFull={fontes.length >= sourcesLimit}
                  onAdd={() => put([...fontes, newSource])}
                >
                  {t('coverSources.add')}
                </AddButton>
              </div>
            </>
          );
        }}
      </EditForm>
    </StaffTask>
  );
}
