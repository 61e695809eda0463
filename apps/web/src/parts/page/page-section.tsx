import { lazy, useState, type ComponentType } from 'react';
import type { FileLoader } from './file-loader.ts';

/** Part of a page that only some of its addresses show, in a file of its own. */
export interface PageSection {
  /** Path that finds its scripts in the build; '' in browsers, which have no use for it. */
  readonly file: string;
  /** Loads the section, so that it is there when the page is first rendered. */
  readonly prepare: () => Promise<void>;
}

/**
 * Makes the section, and the component that shows it: at once if it was prepared, else once it has loaded.
 */
export function pageSection<Module, Props extends object>(
  load: FileLoader<Module>,
  componentOf: (module: Module) => ComponentType<Props>,
): PageSection & { readonly Section: ComponentType<Props> } {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= componentOf(await load()));
  const Late = lazy(async () => ({ default: await loadOnce() }));
  return {
    file: load.file ?? '',
    prepare: async () => void (await loadOnce()),
    Section: function Section(props) {
      // The first component is kept: another one would be mounted anew.
      const [Shown] = useState<ComponentType<Props>>(
        () => loaded ?? (Late as ComponentType<Props>),
      );
      return <Shown {...props} />;
    },
  };
}
