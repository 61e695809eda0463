import styles from './qr-drawing.module.css';

interface QrDrawingProps {
  /** Content of the QR code in words, for readers who cannot see it. */
  readonly label: string;
  /** Units on each side. */
  readonly size: number;
  /** Path of the dark squares, as the attribute `d` of SVG has it. */
  readonly path: string;
}

/** QR code, dark on white in every colour scheme, as scanners read nothing else. */
export function QrDrawing({ label, size, path }: QrDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
