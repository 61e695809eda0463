import { useEffect } from 'react';
import type { GalleryView } from './gallery-view.ts';

/** Dresses the page in a scheme for as long as it is on show; the reader's own choice stays kept. */
export function useShownScheme(scheme: GalleryView['scheme']): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['scheme'];
    if (scheme) dataset['scheme'] = scheme;
    return () => {
      if (before === undefined) delete dataset['scheme'];
      else dataset['scheme'] = before;
    };
  }, [scheme]);
}
