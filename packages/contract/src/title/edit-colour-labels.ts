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

/** Words by language; where empty, the Portuguese ones are shown. */
const words = inEachLanguage(staffText(100)).refine(
  ({ pt }) => pt !== '',
  refusedAs('missing', ['pt']),
);

const label = z
  .strictObject({
    tipo: z.enum(labelKinds),
    /** Code of a collection; else the first class: '8', '869.3', 'PQ'. */
    codigo: staffText(100).min(1),
    /** Last class, with all that begin with it; for a collection its code again. */
    ate: staffText(100).min(1),
    /** Colour '#rrggbb'. */
    cor: z.string().max(7).regex(hexColour),
    /** Name of the colour, which is never conveyed by the colour alone. */
    nome: words,
    /** Meaning; where empty, the collection or the main class. */
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
      /** Collections that labels can have; read-only. */
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
