import { shapeOf, type NetworkList } from '@estante/contract/plain';
import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { SheetForm } from '../../../features/sheet-import/sheet-form.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';

interface ListFileProps {
  readonly list: NetworkList;
  readonly onImported: () => void;
}

/** Export and import of the whole list as a file. */
export function ListFile({ list, onImported }: ListFileProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('exportNetworkList');
  const { fields, key } = shapeOf(list);
  const save = async () => {
    const file = await act({ params: { lista: list } });
    if (!file) return;
    saveFile(file);
    showToast({ tone: 'success', words: t('networkLists.exported') });
  };
  return (
    <Stack gap={4}>
      <div>
        <Button icon="download" isPending={isBusy} onClick={() => void save()}>
          {t('networkLists.export')}
        </Button>
      </div>
      <SheetForm
        call="importNetworkList"
        params={{ lista: list }}
        title={t('networkLists.importTitle', { list: t(`networkLists.lists.${list}`) })}
        text={t('networkLists.importText', {
          columns: fields.map(({ name }) => name).join(', '),
          key: key.join(', '),
        })}
        onImported={onImported}
      />
    </Stack>
  );
}
