import type { ReactNode } from 'react';
import { iconPaths, type IconName } from '../drawings/icon-paths.ts';
import styles from './typographic-cover.module.css';
import type { CoverLayout } from './cover-design.ts';
import type { FittedText } from './fit-text.ts';
import {
  CoverText,
  fitSmall,
  fitTitle,
  smallLeading,
  textHeight,
  titleLeading,
} from './cover-text.tsx';

/** Words and kind given to every layout. The sheet is 200 wide and 300 high, its margin 16. */
export interface CoverContent {
  main: string;
  rest: string;
  author: string;
  kind: IconName;
  /** Whether the spine is lettered upwards, as in books of its language. */
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
function SmallText(props: {
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

/** Title in the letters of books, from a top edge down. */
function Title(props: {
  text: FittedText;
  x: number;
  y: number;
  isCentred?: boolean;
  isReversed?: boolean;
}) {
  const { isReversed, ...rest } = props;
  const fill = isReversed ? 'ground' : 'ink';
  return <CoverText {...rest} face="serif" leading={titleLeading} fill={fill} />;
}

function Label({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 128, height: 112, largest: 26 });
  const y = 104 - textHeight(title, titleLeading) / 2;
  return (
    <>
      <rect x="22" y="36" width="156" height="136" className={styles.inkFill} />
      <rect x="27" y="41" width="146" height="126" className={styles.reversedLine} />
      <Title text={title} x={100} y={y} isCentred isReversed />
      <SmallText text={author} x={100} top={184} width={150} height={44} isCentred />
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
      <SmallText text={author} top={256} width={136} />
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
      <Title text={title} x={16} y={22} />
      <SmallText text={rest} top={end + 2} height={30} />
      <rect x="16" y={end + (rest ? 40 : 8)} width="28" height="3" className={styles.inkFill} />
      <SmallText text={author} top={end + (rest ? 50 : 18)} />
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
      <Title text={title} x={100} y={y} isCentred isReversed />
      <SmallText text={author} x={100} top={234} height={44} isCentred />
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
      <SmallText text={author} top={16} />
      <Title text={title} x={16} y={282 - textHeight(title, titleLeading)} />
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
        <SmallText text={author} x={0} top={0} width={234} height={19} isReversed />
      </g>
      <Title text={title} x={58} y={22} />
      <SmallText text={rest} x={58} top={end + 6} width={126} height={30} />
    </>
  );
}

function RuledCover({ main, author }: CoverContent) {
  const title = fitTitle(main, { width: 168, height: 120, largest: 30 });
  const top = Math.round(40 + textHeight(title, titleLeading));
  const rules = Array.from({ length: Math.floor((236 - top) / 9) }, (_, at) => 236 - at * 9);
  return (
    <>
      <Title text={title} x={16} y={20} />
      <path className={styles.rules} d={rules.map((y) => `M0 ${y}h200`).join('')} />
      <SmallText text={author} top={252} />
    </>
  );
}

function Disc({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 172, height: 84, largest: 24 });
  return (
    <>
      <circle cx="100" cy="92" r="66" className={styles.inkFill} />
      <Glyph kind={kind} x={68} y={60} size={64} isReversed />
      <Title text={title} x={100} y={174} isCentred />
      <SmallText text={author} x={100} bottom={288} height={26} isCentred />
    </>
  );
}

/** Cover whose ground shows its kind: see `typographic-cover.module.css`. */
function Ornate({ main, author, kind }: CoverContent) {
  const title = fitTitle(main, { width: 136, height: 104, largest: 30 });
  return (
    <>
      <Title text={title} x={32} y={24} />
      <SmallText text={author} x={32} bottom={276} width={108} />
      <Glyph kind={kind} x={146} y={254} size={22} />
    </>
  );
}

const layouts: Partial<Record<CoverLayout, (content: CoverContent) => ReactNode>> = {
  label: Label,
  poster: Poster,
  classic: Classic,
  bands: Bands,
  initial: Initial,
  spine: Spine,
  ruled: RuledCover,
  disc: Disc,
};

export const drawCover = (layout: CoverLayout, content: CoverContent): ReactNode =>
  (layouts[layout] ?? Ornate)(content);
