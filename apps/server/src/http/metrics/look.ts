/** Something that is looked at whenever somebody reads the metrics. */
export interface Look {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  read(): Promise<readonly Seen[]>;
}

export interface Seen {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}
