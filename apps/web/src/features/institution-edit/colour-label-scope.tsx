import { classPatterns, labelKinds, type LabelKind } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import edit from './institution-edit.module.css';
import type { Output } from '../../api/api.ts';

type Document = Output<'getColourLabels'>;
type ColourLabel = Document['etiquetas'][number];
type Collections = Document['colecoes'];

interface ColourLabelScopeProps {
  readonly label: ColourLabel;
  readonly collections: Collections;
  readonly onChange: (label: ColourLabel) => void;
}

/** Choice of the scope of a label: classes of a scheme, or a collection. */
export function ColourLabelScope({ label, collections, onChange }: ColourLabelScopeProps) {
  return (
    <div className={edit.pair}>
      <KindChoice label={label} collections={collections} onChange={onChange} />
      {label.tipo === 'colecao' ? (
        <CollectionChoice label={label} collections={collections} onChange={onChange} />
      ) : (
        <ClassFields label={label} kind={label.tipo} onChange={onChange} />
      )}
    </div>
  );
}

function KindChoice({ label, collections, onChange }: ColourLabelScopeProps) {
  const { t } = useTranslation();
  const kinds = labelKinds.filter((kind) => kind !== 'colecao' || collections.length > 0);
  const changeKind = (tipo: LabelKind) => {
    const codigo = tipo === 'colecao' ? (collections[0]?.codigo ?? '') : '';
    onChange({ ...label, tipo, codigo, ate: codigo });
  };
  return (
    <Select
      label={t('editColourLabels.kind')}
      value={label.tipo}
      options={kinds.map((value) => ({ value, label: t(`editColourLabels.kinds.${value}`) }))}
      onChange={({ target }) => {
        const kind = kinds.find((one) => one === target.value);
        if (kind) changeKind(kind);
      }}
    />
  );
}

function CollectionChoice({ label, collections, onChange }: ColourLabelScopeProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('editColourLabels.collection')}
      value={label.codigo}
      options={collectionOptions(label.codigo, collections)}
      onChange={({ target: { value } }) => onChange({ ...label, codigo: value, ate: value })}
    />
  );
}

/** Lists the collections; a label may be of one that no longer exists. */
function collectionOptions(code: string, collections: Collections) {
  const options = collections.map(({ codigo, desc_colecao }) => ({
    value: codigo,
    label: desc_colecao,
  }));
  const isKnown = options.some(({ value }) => value === code);
  return isKnown ? options : [{ value: code, label: code }, ...options];
}

interface ClassFieldsProps extends Omit<ColourLabelScopeProps, 'collections'> {
  readonly kind: keyof typeof classPatterns;
}

function ClassFields({ label, kind, onChange }: ClassFieldsProps) {
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
