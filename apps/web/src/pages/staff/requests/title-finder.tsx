import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FoundTitles } from '../../../parts/staff/found-titles.tsx';

interface TitleFinderProps {
  readonly chosen: readonly number[];
  readonly isBusy: boolean;
  readonly onAdd: (id: number) => void;
}

/** Search of the catalogue for titles to add to the list of a request. */
export function TitleFinder({ chosen, isBusy, onAdd }: TitleFinderProps) {
  const [sought, setSought] = useState('');
  return (
    <>
      <FindForm onFind={setSought} />
      {sought !== '' && (
        <FoundTitles sought={sought}>
          {({ cod_acervo: id, titulo: title }) => (
            <AddButton
              title={title}
              isIn={chosen.includes(id)}
              isBusy={isBusy}
              onAdd={() => onAdd(id)}
            />
          )}
        </FoundTitles>
      )}
    </>
  );
}

interface AddButtonProps {
  readonly title: string;
  readonly isIn: boolean;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

function AddButton({ title, isIn, isBusy, onAdd }: AddButtonProps) {
  const { t } = useTranslation();
  return (
    <Button size="small" icon="add" disabled={isIn} isPending={isBusy} onClick={onAdd}>
      {t('staffRequests.addTitle', { title })}
    </Button>
  );
}

function FindForm({ onFind }: { readonly onFind: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <form onSubmit={find}>
      <Cluster>
        <WordsField text={text} onChange={setText} />
        <Button type="submit" icon="search">
          {t('staffRequests.find')}
        </Button>
      </Cluster>
    </form>
  );
}

interface WordsFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function WordsField({ text, onChange }: WordsFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffRequests.findTitles')}
      name="q"
      maxLength={200}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
