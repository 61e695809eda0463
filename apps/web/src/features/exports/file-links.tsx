import { activityOfFormat, exportFormats } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../ui/layouts/flow.tsx';

/** Lists the formats that are on, in the order offered. */
export function useExportFormats() {
  const { features } = usePageConfig();
  const on = new Set(features?.atividades.map(({ cod_atividade }) => cod_atividade));
  return exportFormats.filter((format) => on.has(activityOfFormat(format)));
}

/** Links to the title as a file in each format: plain links, which programs may follow too. */
export function FileLinks({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const formats = useExportFormats();
  return (
    <section data-print="no">
      <Stack gap={3}>
        <h2>{t('exports.files')}</h2>
        <Cluster>
          {formats.map((format) => (
            <ButtonLink
              key={format}
              size="small"
              icon="download"
              href={`/api/acervo/${titleId}/exportar?tipo=${format}`}
              download
              rel="nofollow"
            >
              {t(`exports.formats.${format}`)}
            </ButtonLink>
          ))}
        </Cluster>
      </Stack>
    </section>
  );
}
