import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FoundTitles } from '../found-titles.tsx';

interface TitleFinderProps {
  readonly chosen: readonly number[];
  readonly isBusy: boolean;
  readonly onAdd: (id: number) => void;
}

/** Search of the catalogue for titles to be put into the list of a request. */
export function TitleFinder({ chosen, isBusy, onAdd }: TitleFinderProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSought(text.trim());
  };
  return (
    <>
      <form onSubmit={find}>
        <Cluster>
          <TextField
            label={t('staffRequests.findTitles')}
            name="q"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" icon="search">
            {t('staffRequests.find')}
          </Button>
        </Cluster>
      </form>
      {sought !== '' && (
        <FoundTitles sought={sought}>
          {({ cod_acervo: id, titulo }) => (
            <Button
              size="small"
              icon="add"
              disabled={chosen.includes(id)}
              isPending={isBusy}
              onClick={() => onAdd(id)}
            >
              {t('staffRequests.addTitle', { title: titulo })}
            </Button>
          )}
        </FoundTitles>
      )}
    </>
  );
}
