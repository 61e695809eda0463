import styles from './bar-code-drawing.module.css';

interface BarCodeDrawingProps {
  /** Content of the bar code in words, for readers who cannot see it. */
  readonly label: string;
  /** Width in units, without its margins. */
  readonly width: number;
  /** Path of the dark bars, one unit high, as the attribute `d` of SVG has it. */
  readonly path: string;
}

/** Units that the standards want left white on each side. */
const margin = 10;

/**
 * Bar code, dark on white in every colour scheme, as scanners read nothing else. As wide as there is room.
 */
export function BarCodeDrawing({ label, width, path }: BarCodeDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-margin} 0 ${width + 2 * margin} 1`}
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} width={width + 2 * margin} height={1} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
