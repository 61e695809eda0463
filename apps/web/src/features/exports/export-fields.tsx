import { citationStyles } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { formatOf, styleOf, type ExportDraft } from './export-draft.ts';
import { useExportFormats } from './file-links.tsx';

interface ExportFieldsProps {
  readonly draft: ExportDraft;
  readonly write: (draft: ExportDraft) => void;
  /** Whether the chosen format is a list of references, which have a citation style. */
  readonly isList: boolean;
}

export function ExportFields({ draft, write, isList }: ExportFieldsProps) {
  const { t } = useTranslation();
  const formats = useExportFormats();
  return (
    <Stack gap={3}>
      <Select
        label={t('exports.format')}
        value={draft.format}
        options={formats.map((value) => ({ value, label: t(`exports.formats.${value}`) }))}
        onChange={({ target }) => write({ ...draft, format: formatOf(target.value) })}
      />
      {isList && (
        <>
          <Select
            label={t('exports.style')}
            value={draft.style}
            options={citationStyles.map((value) => ({
              value,
              label: t(`exports.styles.${value}`),
            }))}
            onChange={({ target }) => write({ ...draft, style: styleOf(target.value) })}
          />
          <Checkbox
            checked={draft.withCopies}
            onChange={(withCopies) => write({ ...draft, withCopies })}
          >
            {t('exports.withCopies')}
          </Checkbox>
        </>
      )}
    </Stack>
  );
}
