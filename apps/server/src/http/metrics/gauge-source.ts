/** A gauge whose samples are taken anew whenever the metrics are read. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  read(): Promise<readonly Sample[]>;
}

/** A value of a gauge, under its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}
