import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import { ListActs } from './list-acts.tsx';
import { addressOf, targetOf } from './shelf-address.ts';
import { EachLanguage, LineField } from './text-fields.tsx';

type Shelf = Output<'getFrontShelves'>['estantes'][number];

export function newShelf(tipo: 'busca' | 'lista'): Shelf {
  const nomes = { pt: '', en: '', es: '' };
  return { cod_estante: null, tipo, nomes, alvo: '', ligada: true, de: '', ate: '' };
}

interface ShelfFieldsProps {
  readonly shelves: readonly Shelf[];
  readonly at: number;
  readonly onChange: (shelf: Shelf) => void;
  /** Called with the shelves in another order, or without this one. */
  readonly onMove: (shelves: Shelf[]) => void;
}

/** Fields of a front-page shelf: its name and content if staff made it, and when it is shown. */
export function ShelfFields({ shelves, at, onChange, onMove }: ShelfFieldsProps) {
  const { t } = useTranslation();
  const shelf = shelves[at];
  if (!shelf) return null;
  const { tipo } = shelf;
  const isMade = tipo === 'busca' || tipo === 'lista';
  const named = isMade
    ? t('edit.shelf.nameless', { number: at + 1 })
    : t(`edit.shelf.kinds.${tipo}`);
  const name = shelf.nomes.pt || named;
  return (
    <section className={styles.item} aria-label={name} data-part={`estantes.${at}`}>
      <div className={styles.line}>
        <strong>{name}</strong>
        <ListActs items={shelves} at={at} name={name} onChange={onMove} canRemove={isMade} />
      </div>
      {!isMade && <p>{t(`edit.shelf.hints.${tipo}`)}</p>}
      <Checkbox checked={shelf.ligada} onChange={(ligada) => onChange({ ...shelf, ligada })}>
        {t('edit.shelf.isOn')}
      </Checkbox>
      {isMade && <TargetField shelf={shelf} onChange={onChange} />}
      <ShelfDays shelf={shelf} onChange={onChange} />
      {isMade && (
        <EachLanguage>
          {(language) => (
            <LineField
              label={t('edit.shelf.name')}
              name={`nomes.${language}`}
              language={language}
              longest={80}
              isRequired={language === 'pt'}
              value={shelf.nomes[language]}
              onChange={(text) =>
                onChange({ ...shelf, nomes: { ...shelf.nomes, [language]: text } })
              }
            />
          )}
        </EachLanguage>
      )}
    </section>
  );
}

type PartProps = { readonly shelf: Shelf; readonly onChange: (shelf: Shelf) => void };

/** Field for a pasted address, which is sent as the search or list it stands for. */
function TargetField({ shelf, onChange }: PartProps) {
  const { t } = useTranslation();
  const { tipo } = shelf;
  const [text, write] = useState(() => addressOf(tipo, shelf.alvo));
  const isSearch = tipo === 'busca';
  return (
    <TextField
      label={t(isSearch ? 'edit.shelf.search' : 'edit.shelf.list')}
      description={t(isSearch ? 'edit.shelf.searchHint' : 'edit.shelf.listHint')}
      name="alvo"
      required
      maxLength={2000}
      value={text}
      onChange={({ target }) => {
        write(target.value);
        onChange({ ...shelf, alvo: targetOf(tipo, target.value) });
      }}
    />
  );
}

function ShelfDays({ shelf, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <TextField
        label={t('edit.shelf.from')}
        name="de"
        type="date"
        value={shelf.de}
        onChange={({ target }) => onChange({ ...shelf, de: target.value })}
      />
      <TextField
        label={t('edit.shelf.until')}
        name="ate"
        type="date"
        min={shelf.de}
        value={shelf.ate}
        onChange={({ target }) => onChange({ ...shelf, ate: target.value })}
      />
    </div>
  );
}
