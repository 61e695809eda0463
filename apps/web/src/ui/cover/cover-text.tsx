import { classes } from '../classes.ts';
import styles from './typographic-cover.module.css';
import { fitText, type FittedText, type TextBox } from './fit-text.ts';
import type { Face } from './text-width.ts';

export type Ink = 'ink' | 'ground';

export interface CoverTextProps {
  text: FittedText;
  x: number;
  /** Top of the first line's box. */
  y: number;
  face: Face;
  leading: number;
  fill?: Ink;
  isCentred?: boolean;
}

/** Lines of fitted text. The first base line lies about 0.8 em under the top. */
export function CoverText({ text, x, y, face, leading, fill = 'ink', isCentred }: CoverTextProps) {
  const { lines, size } = text;
  return (
    <text
      className={classes(styles[face], fill === 'ground' && styles.ground)}
      fontSize={size}
      textAnchor={isCentred ? 'middle' : undefined}
    >
      {lines.map((line, at) => (
        <tspan key={at} x={x} y={round(y + size * (0.8 + at * leading))}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

export const textHeight = (text: FittedText, leading: number): number =>
  text.lines.length * text.size * leading;

export const titleLeading = 1.1;
export const smallLeading = 1.25;

export const fitTitle = (text: string, box: Partial<TextBox> & { width: number; height: number }) =>
  fitText(text, { face: 'serif', largest: 34, smallest: 13, leading: titleLeading, ...box });

export const fitSmall = (text: string, box: { width: number; height: number }) =>
  fitText(text, { face: 'sans', largest: 15, smallest: 11, leading: smallLeading, ...box });
