import { lazy, useState, type ComponentType } from 'react';

/** A part of a page that only some of its addresses show, in a file of its own. */
export interface PageSection {
  /** Finds its scripts in the build. */
  readonly file: string;
  /** Loads it, so that it is there when the page is first rendered. */
  readonly prepare: () => Promise<void>;
}

/** The section, and the component that shows it: at once where it was prepared, else when it has come. */
export function pageSection<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): PageSection & { readonly Section: ComponentType<Props> } {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded ??= await load());
  const Late = lazy(async () => ({ default: await loadOnce() }));
  return {
    file,
    prepare: async () => void (await loadOnce()),
    Section: function Section(props) {
      // The one it began with: another component would begin anew.
      const [Shown] = useState<ComponentType<Props>>(
        () => loaded ?? (Late as ComponentType<Props>),
      );
      return <Shown {...props} />;
    },
  };
}
