import { ownDataFormats, type OwnDataFormat } from '@estante/contract/plain';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';

/** Download of all data kept of a reader. */
export function OwnData() {
  const { t } = useTranslation();
  return (
    <section>
      <Stack gap={4}>
        <h2>{t('privacy.data.title')}</h2>
        <p>{t('privacy.data.lead')}</p>
        <Cluster>
          {ownDataFormats.map((format) => (
            <Download key={format} format={format} />
          ))}
        </Cluster>
      </Stack>
    </section>
  );
}

function Download({ format }: { readonly format: OwnDataFormat }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('exportOwnData');
  const download = async () => {
    const answer = await act({ query: { formato: format } });
    if (!answer) return;
    saveFile(answer.arquivo);
    showToast({ tone: 'success', words: t('privacy.data.done') });
  };
  return (
    <Button icon="file" isPending={isBusy} onClick={() => void download()}>
      {t(`privacy.data.${format}`)}
    </Button>
  );
}
