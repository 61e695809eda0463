import type { LabelSheet } from '@estante/contract';

/** Millimetres. */
export interface Sheet {
  readonly paper: readonly [width: number, height: number];
  readonly columns: number;
  readonly rows: number;
  readonly label: readonly [width: number, height: number];
  /** Place of the first label, from the corner above on the left. */
  readonly first: readonly [x: number, y: number];
  /** Distance from one label to the next. */
  readonly pitch: readonly [x: number, y: number];
}

const a4 = [210, 297] as const;
const letter = [215.9, 279.4] as const;

/** As the makers give them: Pimaco 6180 is Avery 5160. */
export const sheets: Readonly<Record<LabelSheet, Sheet>> = {
  '6180': {
    paper: letter,
    columns: 3,
    rows: 10,
    label: [66.7, 25.4],
    first: [4.76, 12.7],
    pitch: [69.85, 25.4],
  },
  L7651: {
    paper: a4,
    columns: 5,
    rows: 13,
    label: [38.1, 21.2],
    first: [4.65, 10.7],
    pitch: [40.64, 21.2],
  },
  L7159: {
    paper: a4,
    columns: 3,
    rows: 8,
    label: [63.5, 33.9],
    first: [6.46, 13.05],
    pitch: [66.04, 33.87],
  },
  L7160: {
    paper: a4,
    columns: 3,
    rows: 7,
    label: [63.5, 38.1],
    first: [7.21, 15.15],
    pitch: [66.04, 38.1],
  },
};

export const labelsOf = ({ columns, rows }: Sheet): number => columns * rows;

/** Place of a label, from 0 on: its page, and its corner above on the left, in millimetres. */
export function placeOf(sheet: Sheet, at: number) {
  const { columns, first, pitch } = sheet;
  const onPage = at % labelsOf(sheet);
  return {
    page: Math.floor(at / labelsOf(sheet)),
    x: first[0] + (onPage % columns) * pitch[0],
    y: first[1] + Math.floor(onPage / columns) * pitch[1],
  };
}
