import { formatMoment } from '@estante/phrases/translator';
import type { Input, Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './institution-edit.module.css';
import { ItemHead } from './item-head.tsx';
import { NumberField } from './number-field.tsx';
import { LineField } from './text-fields.tsx';

export type CoverSource = Output<'getCoverSources'>['fontes'][number];

export const newSource: CoverSource = {
  cod_fonte: null,
  nome: '',
  endereco: '',
  caminho: '',
  pagina: '',
  ligada: true,
  pausa: 4,
  estado: null,
};

/** Gives the source as it is sent: without its state, which is read-only. */
export function sentSource({
  estado: _state,
  ...source
}: CoverSource): Input<'changeCoverSources'>['body']['fontes'][number] {
  return source;
}

interface CoverSourceFieldsProps {
  readonly source: CoverSource;
  /** Path of the source in the call. */
  readonly part: string;
  readonly onChange: (source: CoverSource) => void;
  readonly onRemove: () => void;
}

/** Fields of an outside server that covers are fetched from. */
export function CoverSourceFields({ source, part, onChange, onRemove }: CoverSourceFieldsProps) {
  const { t } = useTranslation();
  const name = source.nome || t('coverSources.new');
  return (
    <section className={styles.item} aria-label={name} data-part={part}>
      <ItemHead name={name} onRemove={onRemove} />
      <SourceState state={source.estado} />
      <Checkbox checked={source.ligada} onChange={(ligada) => onChange({ ...source, ligada })}>
        {t('coverSources.isOn')}
      </Checkbox>
      <LineField
        label={t('coverSources.name')}
        name="nome"
        longest={60}
        isRequired
        value={source.nome}
        onChange={(nome) => onChange({ ...source, nome })}
      />
      <TextField
        label={t('coverSources.address')}
        description={t('coverSources.addressHint')}
        name="endereco"
        placeholder="https://"
        required
        maxLength={1000}
        value={source.endereco}
        onChange={({ target }) => onChange({ ...source, endereco: target.value.trim() })}
      />
      <TextField
        label={t('coverSources.path')}
        description={t('coverSources.pathHint')}
        name="caminho"
        maxLength={200}
        value={source.caminho}
        onChange={({ target }) => onChange({ ...source, caminho: target.value.trim() })}
      />
      <TextField
        label={t('coverSources.page')}
        description={t('coverSources.addressHint')}
        name="pagina"
        placeholder="https://"
        maxLength={1000}
        value={source.pagina}
        onChange={({ target }) => onChange({ ...source, pagina: target.value.trim() })}
      />
      <NumberField
        label={t('coverSources.pause')}
        name="pausa"
        least={1}
        most={3600}
        value={source.pausa}
        onChange={(pausa) => onChange({ ...source, pausa })}
      />
    </section>
  );
}

function SourceState({ state }: { readonly state: CoverSource['estado'] }) {
  const { t, i18n } = useTranslation();
  if (state === null) return null;
  const { achadas: found, sem_capa: none, falhas: failed, descansa_ate: until } = state;
  return (
    <p>
      {t('coverSources.state', { found, none, failed })}{' '}
      {until !== null && t('coverSources.rests', { moment: formatMoment(until, i18n.language) })}
    </p>
  );
}
