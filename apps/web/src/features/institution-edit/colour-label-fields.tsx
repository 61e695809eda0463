import { hexColour, languages } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './colour-label.module.css';
import edit from './institution-edit.module.css';
import { ColourLabelScope } from './colour-label-scope.tsx';
import type { Output } from '../../api/api.ts';
import type { Translate } from '@estante/phrases/translator';
import { ColourLabelWords } from './colour-label-words.tsx';

type Document = Output<'getColourLabels'>;
export type ColourLabel = Document['etiquetas'][number];
type Collections = Document['colecoes'];

const noWords = { pt: '', en: '', es: '' };

export const newLabel: ColourLabel = {
  tipo: 'ddc',
  codigo: '',
  ate: '',
  cor: '#1565c0',
  nome: noWords,
  significado: noWords,
};

interface ColourLabelFieldsProps {
  readonly label: ColourLabel;
  readonly collections: Collections;
  /** Path of the label in the call: 'etiquetas.3'. */
  readonly part: string;
  readonly onChange: (label: ColourLabel) => void;
  readonly onRemove: () => void;
}

/** Fields of one label: its scope, its colour, and the words for both. */
export function ColourLabelFields(props: ColourLabelFieldsProps) {
  const { t, i18n } = useTranslation();
  const { label, collections, part, onChange, onRemove } = props;
  const language = languages.find((one) => one === i18n.language) ?? 'pt';
  const said = (words: ColourLabel['nome']) => words[language] || words.pt;
  const name = labelName(label, collections, t);
  return (
    <Disclosure
      title={<SwatchName colour={label.cor} name={name} />}
      note={[said(label.nome), said(label.significado)].filter(Boolean).join(' · ')}
      isOpenAtFirst={label.codigo === ''}
    >
      <div className={edit.group} data-part={part}>
        <ColourLabelScope label={label} collections={collections} onChange={onChange} />
        <ColourFields label={label} name={name} onChange={onChange} />
        <ColourLabelWords label={label} onChange={onChange} />
        <div>
          <Button variant="quiet" icon="trash" onClick={onRemove}>
            {t('edit.remove', { name })}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}

function labelName({ tipo, codigo, ate }: ColourLabel, collections: Collections, t: Translate) {
  if (codigo === '') return t('editColourLabels.new');
  const scheme = t(`editColourLabels.kinds.${tipo}`);
  const known = collections.find((one) => one.codigo === codigo);
  const from = tipo === 'colecao' && known ? known.desc_colecao : codigo;
  return ate === codigo || ate === ''
    ? t('editColourLabels.one', { scheme, from })
    : t('editColourLabels.span', { scheme, from, until: ate });
}

function SwatchName({ colour, name }: { readonly colour: string; readonly name: string }) {
  return (
    <span className={styles.title}>
      <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
      {name}
    </span>
  );
}

interface ColourFieldsProps extends Pick<ColourLabelFieldsProps, 'label' | 'onChange'> {
  readonly name: string;
}

function ColourFields({ label, name, onChange }: ColourFieldsProps) {
  const { t } = useTranslation();
  const put = (cor: string) => onChange({ ...label, cor });
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t('editColourLabels.pick', { name })}
        value={hexColour.test(label.cor) ? label.cor : '#000000'}
        onChange={({ target }) => put(target.value)}
      />
      <TextField
        label={t('editColourLabels.colour')}
        name="cor"
        required
        pattern={hexColour.source}
        maxLength={7}
        spellCheck={false}
        error={!hexColour.test(label.cor) && t('edit.noColour')}
        value={label.cor}
        onChange={({ target }) => put(target.value.trim().toLowerCase())}
      />
    </div>
  );
}
