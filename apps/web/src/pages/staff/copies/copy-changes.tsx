import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';

type Changes = Output<'getStaffCopy'>['historico'][number]['mudancas'];

/** Fields of a copy that an act changed, each with its values before and after. */
export function CopyChanges({ changes }: { readonly changes: Changes }) {
  const { t } = useTranslation();
  return changes.map(({ campo, antes, depois }) => (
    <div key={campo}>
      {t('staffCopies.from', {
        field: t(`staffCopies.fields.${campo}`),
        before: antes || t('staffCopies.nothing'),
        after: depois || t('staffCopies.nothing'),
      })}
    </div>
  ));
}
