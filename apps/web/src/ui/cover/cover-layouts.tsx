import type { ReactNode } from 'react';
import { iconPaths, type IconName } from '../icon-paths.ts';
import styles from '../typographic-cover.module.css';
import type { CoverLayout } from './cover-design.ts';
import {
  CoverText,
  fitSmall,
  fitTitle,
  smallLeading,
  textHeight,
  titleLeading,
} from './cover-text.tsx';

/** What every layout is given. The sheet is 200 wide and 300 high, its margin 16. */
export interface CoverContent {
  main: string;
  rest: string;
  author: string;
  kind: IconName;
  /** Lettered up its spine, as the books of its language are. */
  isUp: boolean;
}

function Glyph(props: {
  kind: IconName;
  x: number;
  y: number;
  size: number;
  isReversed?: boolean;
}) {
  const { kind, x, y, size, isReversed } = props;
  return (
    <path
      className={isReversed ? styles.glyphReversed : styles.glyph}
      d={iconPaths[kind]}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
    />
  );
}

/** Small text from a top edge down, or resting on a bottom edge. */
function Small(props: {
  text: string;
  x?: number;
  top?: number;
  bottom?: number;
  width?: number;
  height?: number;
  isCentred?: boolean;
  isReversed?: boolean;
}) {
  const { text, x = 16, top, bottom = 0, width = 168, height = 32, isCentred, isReversed } = props;
  if (!text) return null;
  const fitted = fitSmall(text, { width, height });
  const y = top ?? bottom - textHeight(fitted, smallLeading);
  const fill = isReversed ? 'ground' : 'ink';
  return (
    <CoverText {...{ text: fitted, x, y, face: 'sans', leading: smallLeading, fill, isCentred }} />
  );
}

function Label({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 128, height: 112, largest: 26 });
  const y = 104 - textHeight(title, titleLeading) / 2;
  return (
    <>
      <rect x="22" y="36" width="156" height="136" className={styles.inkFill} />
      <rect x="27" y="41" width="146" height="126" className={styles.reversedLine} />
      <CoverText
        {...{
          text: title,
          x: 100,
          y,
          face: 'serif',
          leading: titleLeading,
          fill: 'ground',
          isCentred: true,
        }}
      />
      <Small text={author} x={100} top={184} width={150} height={44} isCentred />
      <Glyph kind={kind} x={88} y={254} size={24} />
    </>
  );
}

function Poster({ main, author, kind }: CoverContent) {
  const title = fitTitle(main.toUpperCase(), {
    width: 168,
    height: 190,
    largest: 46,
    face: 'sans',
    leading: 0.98,
  });
  return (
    <>
      <CoverText {...{ text: title, x: 16, y: 18, face: 'sans', leading: 0.98 }} />
      <rect x="16" y="244" width="168" height="5" className={styles.inkFill} />
      <Small text={author} top={256} width={136} />
      <Glyph kind={kind} x={162} y={256} size={22} />
    </>
  );
}

function Classic({ main, rest, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 128 });
  const end = 24 + textHeight(title, titleLeading);
  return (
    <>
      <Glyph kind={kind} x={84} y={182} size={132} />
      <CoverText {...{ text: title, x: 16, y: 22, face: 'serif', leading: titleLeading }} />
      <Small text={rest} top={end + 2} height={30} />
      <rect x="16" y={end + (rest ? 40 : 8)} width="28" height="3" className={styles.inkFill} />
      <Small text={author} top={end + (rest ? 50 : 18)} />
    </>
  );
}

function Bands({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 164, height: 112, largest: 30 });
  const y = 150 - textHeight(title, titleLeading) / 2;
  return (
    <>
      <rect x="0" y="84" width="200" height="132" className={styles.inkFill} />
      <Glyph kind={kind} x={80} y={22} size={40} />
      <CoverText
        {...{
          text: title,
          x: 100,
          y,
          face: 'serif',
          leading: titleLeading,
          fill: 'ground',
          isCentred: true,
        }}
      />
      <Small text={author} x={100} top={234} height={44} isCentred />
    </>
  );
}

function Initial({ main, author }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 124, largest: 28 });
  const letter = /[\p{L}\p{N}]/u.exec(main)?.[0] ?? '';
  return (
    <>
      <text x="100" y="196" fontSize="250" textAnchor="middle" className={styles.ghost}>
        {letter.toUpperCase()}
      </text>
      <Small text={author} top={16} />
      <CoverText
        {...{
          text: title,
          x: 16,
          y: 282 - textHeight(title, titleLeading),
          face: 'serif',
          leading: titleLeading,
        }}
      />
    </>
  );
}

function Spine({ main, rest, author, kind, isUp }: CoverContent) {
  const title = fitTitle(main, { width: 126, height: 206, largest: 30 });
  const end = 22 + textHeight(title, titleLeading);
  return (
    <>
      <rect x="0" y="0" width="42" height="300" className={styles.inkFill} />
      <Glyph kind={kind} x={10} y={262} size={22} isReversed />
      <g transform={isUp ? 'translate(11 250) rotate(-90)' : 'translate(31 16) rotate(90)'}>
        <Small text={author} x={0} top={0} width={234} height={19} isReversed />
      </g>
      <CoverText {...{ text: title, x: 58, y: 22, face: 'serif', leading: titleLeading }} />
      <Small text={rest} x={58} top={end + 6} width={126} height={30} />
    </>
  );
}

function Ruled({ main, author }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 120, largest: 30 });
  const top = Math.round(40 + textHeight(title, titleLeading));
  const rules = Array.from({ length: Math.floor((236 - top) / 9) }, (_, at) => 236 - at * 9);
  return (
    <>
      <CoverText {...{ text: title, x: 16, y: 20, face: 'serif', leading: titleLeading }} />
      <path className={styles.rules} d={rules.map((y) => `M0 ${y}h200`).join('')} />
      <Small text={author} top={252} />
    </>
  );
}

function Disc({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 172, height: 84, largest: 24 });
  return (
    <>
      <circle cx="100" cy="92" r="66" className={styles.inkFill} />
      <Glyph kind={kind} x={68} y={60} size={64} isReversed />
      <CoverText
        {...{ text: title, x: 100, y: 174, face: 'serif', leading: titleLeading, isCentred: true }}
      />
      <Small text={author} x={100} bottom={288} height={26} isCentred />
    </>
  );
}

/** Staves of five lines, with the words between them. */
function Staves({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 118, largest: 30 });
  const stave = (top: number) =>
    [0, 8, 16, 24, 32].map((line) => `M0 ${top + line}h200`).join('');
  return (
    <>
      <path className={styles.rules} d={stave(22) + stave(206)} />
      <Glyph kind={kind} x={16} y={14} size={48} />
      <CoverText {...{ text: title, x: 16, y: 74, face: 'serif', leading: titleLeading }} />
      <Small text={author} bottom={288} />
    </>
  );
}

/** Lines of one height, as maps have them. */
function Contours({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 100, largest: 28 });
  const hill = (by: number) =>
    `M${-8 - by} ${282 - by / 2}C${18 - by} ${196 - by} ${74} ${172 - by} ${112 + by / 3} ${206 - by}S${186 + by} ${196 - by} ${210 + by} ${262 - by}`;
  return (
    <>
      <path className={styles.lines} d={[-36, -20, -4, 12, 28, 44, 60].map(hill).join('')} />
      <CoverText {...{ text: title, x: 16, y: 16, face: 'serif', leading: titleLeading }} />
      <rect x="0" y="250" width="200" height="50" className={styles.inkFill} />
      <Small text={author} top={259} width={136} isReversed />
      <Glyph kind={kind} x={162} y={263} size={22} isReversed />
    </>
  );
}

/** As the first leaf of a thesis or an act: who, what, and a mark below. */
function Framed({ main, rest, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 140, height: 110, largest: 24 });
  const middle = { x: 100, isCentred: true } as const;
  const top = 142 - textHeight(title, titleLeading) / 2;
  return (
    <>
      <rect x="12" y="12" width="176" height="276" className={styles.frame} />
      <rect x="17" y="17" width="166" height="266" className={styles.frame} />
      <Small text={author} top={32} width={140} height={44} {...middle} />
      <CoverText {...{ text: title, y: top, face: 'serif', leading: titleLeading, ...middle }} />
      <Small text={rest} top={206} width={140} height={30} {...middle} />
      <Glyph kind={kind} x={86} y={246} size={28} />
    </>
  );
}

/** A title over columns, as on the first page of a newspaper. */
function Masthead({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 96, largest: 34 });
  const end = Math.round(34 + textHeight(title, titleLeading));
  const rows = Array.from({ length: Math.floor((244 - end) / 8) }, (_, at) => end + 14 + at * 8);
  return (
    <>
      <rect x="16" y="16" width="168" height="6" className={styles.inkFill} />
      <CoverText {...{ text: title, x: 16, y: 28, face: 'serif', leading: titleLeading }} />
      <rect x="16" y={end} width="168" height="1.5" className={styles.inkFill} />
      <path
        className={styles.lines}
        d={rows.map((y) => `M16 ${y}h49M75 ${y}h50M135 ${y}h49`).join('')}
      />
      <Small text={author} top={259} width={136} />
      <Glyph kind={kind} x={162} y={260} size={22} />
    </>
  );
}

/** Between the edges of a film. */
function Strip({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 120, height: 112, largest: 26 });
  const holes = Array.from({ length: 15 }, (_, at) => 7 + at * 20);
  return (
    <>
      <rect x="0" y="0" width="26" height="300" className={styles.inkFill} />
      <rect x="174" y="0" width="26" height="300" className={styles.inkFill} />
      <path className={styles.holes} d={holes.map((y) => `M8 ${y}h10v8H8zM182 ${y}h10v8h-10z`).join('')} />
      <Glyph kind={kind} x={68} y={24} size={64} />
      <CoverText {...{ text: title, x: 40, y: 106, face: 'serif', leading: titleLeading }} />
      <Small text={author} x={40} bottom={284} width={120} height={48} />
    </>
  );
}

/** Points in rows, the lower the denser. */
function GridOfPoints({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 112, largest: 30 });
  const rows = [146, 162, 178, 194, 210, 226];
  const points = rows.flatMap((y, row) =>
    Array.from({ length: 15 }, (_, at) => ({ x: 16 + at * 12, y, side: 2 + ((at * 7 + row * 5) % 6) + row / 2 })),
  );
  return (
    <>
      <CoverText {...{ text: title, x: 16, y: 18, face: 'sans', leading: titleLeading }} />
      <path
        className={styles.inkFill}
        d={points.map(({ x, y, side }) => `M${x} ${y}h${side}v${side}h${-side}z`).join('')}
      />
      <Small text={author} top={256} width={136} />
      <Glyph kind={kind} x={162} y={256} size={22} />
    </>
  );
}

export const drawCover: Record<CoverLayout, (content: CoverContent) => ReactNode> = {
  label: Label,
  poster: Poster,
  classic: Classic,
  bands: Bands,
  initial: Initial,
  spine: Spine,
  ruled: Ruled,
  disc: Disc,
  staves: Staves,
  contours: Contours,
  framed: Framed,
  masthead: Masthead,
  strip: Strip,
  grid: GridOfPoints,
};
