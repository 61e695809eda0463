import { z } from 'zod';
import {
  inEachLanguage,
  staffDocument,
  staffDocumentCalls,
  staffText,
} from '../protocol/staff-document.ts';
import { refusedAs } from '../protocol/value-fault.ts';
import { hexColour } from '../institution/theme.ts';
import { classPatterns, labelKinds } from './label-kind.ts';

/** Empty in a language: the Portuguese word is told. */
const words = inEachLanguage(staffText(100)).refine(
  ({ pt }) => pt !== '',
  refusedAs('missing', ['pt']),
);

const label = z
  .strictObject({
    tipo: z.enum(labelKinds),
    /** Code of a collection; else the first class: '8', '869.3', 'PQ'. */
    codigo: staffText(100).min(1),
    /** The last class, with all that begins as it does; of a collection its code again. */
    ate: staffText(100).min(1),
    /** '#rrggbb'. */
    cor: z.string().max(7).regex(hexColour),
    /** Name of the colour: it is never told by the colour alone. */
    nome: words,
    /** Empty: the collection or the main class. */
    significado: inEachLanguage(staffText(200)),
  })
  .refine(isSpan, refusedAs('rangeBackwards', ['ate']));

interface Span {
  readonly tipo: (typeof labelKinds)[number];
  readonly codigo: string;
  readonly ate: string;
}

function isSpan({ tipo, codigo, ate }: Span): boolean {
  if (tipo === 'colecao') return ate === codigo;
  const pattern = classPatterns[tipo];
  return pattern.test(codigo) && pattern.test(ate) && ate >= codigo;
}

function isEachOnce(labels: readonly Span[]): boolean {
  const keys = labels.map(({ tipo, codigo, ate }) => [tipo, codigo, ate].join('\0'));
  return new Set(keys).size === keys.length;
}

const collections = z.array(z.strictObject({ codigo: z.string(), desc_colecao: z.string() }));

export const { read: getColourLabels, change: changeColourLabels } = staffDocumentCalls(
  'colourLabels',
  {
    at: { path: '/atendimento/etiquetas-cor' },
    document: staffDocument({
      etiquetas: z.array(label),
      /** Collections that labels can be of; for reading alone. */
      colecoes: collections,
    }),
    change: staffDocument({
      etiquetas: z
        .array(label)
        .max(500)
        .refine(isEachOnce, { path: ['etiquetas'] }),
    }),
    reads: 'Colour labels of collections and classes, with what they mean, in every language',
    changes: 'Changes colour labels; those left out are gone',
  },
);
