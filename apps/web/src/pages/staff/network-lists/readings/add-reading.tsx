import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../languages/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../../ui/layouts/flow.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FoundTitles, type FoundTitle } from '../../../../parts/staff/found-titles.tsx';
import type { Reading, ReadingKind } from './reading-lines.ts';

interface AddReadingProps {
  readonly readings: readonly Reading[];
  readonly onAdd: (reading: Reading) => void;
}

const kinds = ['basica', 'complementar'] as const;

/** Search for titles of the catalogue, and a field for others: each is added at the end of the list. */
export function AddReading(props: AddReadingProps) {
  return (
    <>
      <FindReading {...props} />
      <CitedReading {...props} />
    </>
  );
}

/** The form of the plan surrounds this field, whose Enter key must not send it. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};

function FindReading({ readings, onAdd }: AddReadingProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const find = () => setSought(text.trim());
  return (
    <Stack gap={2}>
      <Cluster>
        <TextField
          label={t('networkLists.readings.find')}
          description={t('networkLists.readings.findHint')}
          type="search"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onEnter(find)}
        />
        <Button icon="search" data-adds onClick={find}>
          {t('staffRequests.find')}
        </Button>
      </Cluster>
      {sought !== '' && (
        <FoundTitles sought={sought}>
          {(found) => <AddButtons found={found} readings={readings} onAdd={onAdd} />}
        </FoundTitles>
      )}
    </Stack>
  );
}

/**
 * Buttons that add a found title to the readings. They stay if the list has it already: the keyboard is on
 * one of them.
 */
function AddButtons({ found, readings, onAdd }: AddReadingProps & { readonly found: FoundTitle }) {
  const { t } = useTranslation();
  const title = String(found.cod_acervo);
  const isIn = readings.some((reading) => reading.title === title);
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          icon="add"
          aria-label={t(`networkLists.readings.addOne.${kind}`, { name: found.titulo })}
          aria-disabled={isIn || undefined}
          onClick={() => isIn || onAdd({ kind, citation: citationOf(found), title })}
        >
          {t(`networkLists.readings.add.${kind}`)}
        </Button>
      ))}
      {isIn && <span>{t('networkLists.readings.isIn')}</span>}
    </>
  );
}

/** Writes a citation: 'ASSIS, Machado de. Dom Casmurro. 1899.' */
function citationOf({ autores, titulo, ano_publicacao: year }: FoundTitle): string {
  const parts = [autores[0]?.nome, titulo, year].map((part) => part?.trim().replace(/[.\s]+$/, ''));
  return `${parts.filter(Boolean).join('. ')}.`.replace(/\s+/g, ' ');
}

function CitedReading({ onAdd }: AddReadingProps) {
  const { t } = useTranslation();
  const [citation, setCitation] = useState('');
  const add = (kind: ReadingKind) => {
    if (citation.trim() === '') return;
    onAdd({ kind, citation: citation.trim(), title: '' });
    setCitation('');
  };
  return (
    <Stack gap={2}>
      <TextField
        label={t('networkLists.readings.cited')}
        description={t('networkLists.readings.citedHint')}
        maxLength={2000}
        value={citation}
        onChange={({ target }) => setCitation(target.value)}
        onKeyDown={onEnter(() => add('basica'))}
      />
      <Cluster>
        {kinds.map((kind) => (
          <Button key={kind} size="small" icon="add" onClick={() => add(kind)}>
            {t(`networkLists.readings.addCited.${kind}`)}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
