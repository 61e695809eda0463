/** Loads a module of the pages when it is first needed: `() => import('…')`. */
export interface FileLoader<Module> {
  (): Promise<Module>;
  /** Its path in the build, for the server, which names what a page loads: page-files.ts writes it in. */
  readonly file?: string;
}
