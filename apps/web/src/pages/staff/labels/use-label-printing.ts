import { copyLabelCodes, copyLabelKinds, copyLabelSheets } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';

const blank = {
  codigos: '',
  tipo: 'lombada',
  codigo: 'code128',
  folha: '6180',
  inicio: '1',
};

/** Labels to be printed, as filled in. */
export type LabelDraft = typeof blank;

const pick = <Value extends string>(values: readonly Value[], value: string, other: Value) =>
  values.find((one) => one === value) ?? other;

/** Keeps the labels to print, saves the file, and lists codes that no copy has. */
export function useLabelPrinting() {
  const { send, ...submission } = useSubmission('printCopyLabels');
  const [labels, setLabels] = useState(blank);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const change = (part: Partial<LabelDraft>) => setLabels({ ...labels, ...part });
  const print = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setUnknown([]);
    const made = await send({ body: bodyOf(labels) });
    if (!made) return;
    setUnknown(made.desconhecidos);
    saveFile(made);
  };
  return { ...submission, labels, change, unknown, print };
}

const bodyOf = ({ codigos, tipo, codigo, folha, inicio }: LabelDraft) => ({
  codigos,
  tipo: pick(copyLabelKinds, tipo, 'lombada'),
  codigo: pick(copyLabelCodes, codigo, 'code128'),
  folha: pick(copyLabelSheets, folha, '6180'),
  inicio: Number(inicio),
});
