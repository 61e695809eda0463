/** Loads a module of the pages when it is first needed: `() => import('…')`. */
export interface FileLoader<Module> {
  (): Promise<Module>;
  /**
   * Path of the module in the build, for the server, which names what a page loads: page-files.ts writes it.
   */
  readonly file?: string;
}
