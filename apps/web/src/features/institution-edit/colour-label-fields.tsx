import {
  classPatterns,
  hexColour,
  labelKinds,
  languages,
  type LabelKind,
} from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './colour-label.module.css';
import edit from './institution-edit.module.css';
import { EachLanguage, LineField } from './text-fields.tsx';

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

/** One label: what it is of, its colour, and the words that say both. */
export function ColourLabelFields(props: ColourLabelFieldsProps) {
  const { t, i18n } = useTranslation();
  const { label, collections, part, onChange, onRemove } = props;
  const language = languages.find((one) => one === i18n.language) ?? 'pt';
  const said = (words: ColourLabel['nome']) => words[language] || words.pt;
  const name = labelName(label, collections, t);
  const title = (
    <span className={styles.title}>
      <span className={styles.swatch} style={{ background: label.cor }} aria-hidden="true" />
      {name}
    </span>
  );
  return (
    <Disclosure
      title={title}
      note={[said(label.nome), said(label.significado)].filter(Boolean).join(' · ')}
      isOpenAtFirst={label.codigo === ''}
    >
      <div className={edit.group} data-part={part}>
        <ScopeFields label={label} collections={collections} onChange={onChange} />
        <ColourFields label={label} name={name} onChange={onChange} />
        <WordFields label={label} onChange={onChange} />
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

type PartProps = Pick<ColourLabelFieldsProps, 'label' | 'onChange'>;

function ScopeFields({
  label,
  collections,
  onChange,
}: Omit<ColourLabelFieldsProps, 'onRemove' | 'part'>) {
  const { t } = useTranslation();
  const kinds = labelKinds.filter((kind) => kind !== 'colecao' || collections.length > 0);
  const changeKind = (tipo: LabelKind) => {
    const codigo = tipo === 'colecao' ? (collections[0]?.codigo ?? '') : '';
    onChange({ ...label, tipo, codigo, ate: codigo });
  };
  return (
    <div className={edit.pair}>
      <Select
        label={t('editColourLabels.kind')}
        value={label.tipo}
        options={kinds.map((value) => ({ value, label: t(`editColourLabels.kinds.${value}`) }))}
        onChange={({ target }) => {
          const kind = kinds.find((one) => one === target.value);
          if (kind) changeKind(kind);
        }}
      />
      {label.tipo === 'colecao' ? (
        <Select
          label={t('editColourLabels.collection')}
          value={label.codigo}
          options={collectionOptions(label.codigo, collections)}
          onChange={({ target: { value } }) => onChange({ ...label, codigo: value, ate: value })}
        />
      ) : (
        <ClassFields label={label} kind={label.tipo} onChange={onChange} />
      )}
    </div>
  );
}

/** A label may be of a collection that is no longer there. */
function collectionOptions(code: string, collections: Collections) {
  const options = collections.map(({ codigo, desc_colecao }) => ({
    value: codigo,
    label: desc_colecao,
  }));
  const isKnown = options.some(({ value }) => value === code);
  return isKnown ? options : [{ value: code, label: code }, ...options];
}

function ClassFields({
  label,
  kind,
  onChange,
}: PartProps & { readonly kind: keyof typeof classPatterns }) {
  const { t } = useTranslation();
  const { codigo, ate } = label;
  const shared = { pattern: classPatterns[kind].source, maxLength: 31, required: true } as const;
  const written = (text: string) => (kind === 'lcc' ? text.toUpperCase() : text).trim();
  return (
    <>
      <TextField
        {...shared}
        label={t('editColourLabels.from')}
        name="codigo"
        description={t(`editColourLabels.fromHint.${kind}`)}
        value={codigo}
        onChange={({ target }) => {
          const next = written(target.value);
          onChange({ ...label, codigo: next, ate: ate === codigo ? next : ate });
        }}
      />
      <TextField
        {...shared}
        label={t('editColourLabels.until')}
        name="ate"
        value={ate}
        onChange={({ target }) => onChange({ ...label, ate: written(target.value) })}
        {...(ate < codigo && ate !== ''
          ? { error: t('editColourLabels.backwards') }
          : { description: t('editColourLabels.untilHint') })}
      />
    </>
  );
}

function ColourFields({ label, name, onChange }: PartProps & { readonly name: string }) {
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

function WordFields({ label, onChange }: PartProps) {
  const { t } = useTranslation();
  const { nome, significado } = label;
  return (
    <EachLanguage>
      {(language) => (
        <>
          <LineField
            label={t('editColourLabels.name')}
            name={`nome.${language}`}
            language={language}
            longest={100}
            isRequired={language === 'pt'}
            value={nome[language]}
            onChange={(next) => onChange({ ...label, nome: { ...nome, [language]: next } })}
          />
          <TextField
            label={t('editColourLabels.meaning')}
            name={`significado.${language}`}
            description={t('editColourLabels.meaningHint')}
            lang={language}
            maxLength={200}
            value={significado[language]}
            onChange={({ target }) =>
              onChange({ ...label, significado: { ...significado, [language]: target.value } })
            }
          />
        </>
      )}
    </EachLanguage>
  );
}
