/** A bar code as a drawing of `width` × 1 units, its quiet margins not included. */
export interface BarCode {
  readonly width: number;
  /** The dark bars, as the path data of SVG and PDF. */
  readonly path: string;
}
