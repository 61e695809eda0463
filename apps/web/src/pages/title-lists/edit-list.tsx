import { lazy, Suspense, useState } from 'react';
import type { NamedListLine } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';

const ListForm = lazy(async () => ({ default: (await import('./list-form.tsx')).ListForm }));

interface EditListProps {
  readonly list: Pick<NamedListLine, 'codigo' | 'nome' | 'descricao'>;
  readonly size?: 'normal' | 'small';
}

export function EditList({ list, size = 'small' }: EditListProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon="edit"
        aria-label={t('lists.editOne', { name: list.nome })}
        onClick={() => setOpen(true)}
      >
        {t('lists.edit')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ListForm list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
