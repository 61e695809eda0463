import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './cover-image.module.css';

export interface CoverImageProps {
  /** One picture in several widths, in pixels; the first is for a browser that knows no others. */
  sources: readonly { readonly src: string; readonly width: number }[];
  /** Width of the picture on the page, as a CSS length. */
  sizes: string;
  /** Whether it is in sight when the page opens, and fetched at once. */
  isFirst?: boolean;
  /** Content in place of the picture if it fails to load. */
  fallback: ReactNode;
  /** Called if it fails to load. */
  onFailure?: () => void;
}

/** Picture of a cover. Fills the width it is given, 2 by 3. Decorative: the title stands beside it. */
export function CoverImage({
  sources,
  sizes,
  isFirst = false,
  fallback,
  onFailure,
}: CoverImageProps) {
  const [isBroken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // The picture may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  useEffect(() => {
    if (isBroken) onFailure?.();
  }, [isBroken, onFailure]);
  if (isBroken) return fallback;
  return (
    <img
      ref={image}
      className={styles.cover}
      src={sources[0]?.src}
      srcSet={sources.map(({ src, width }) => `${src} ${width}w`).join(', ')}
      sizes={sizes}
      width={200}
      height={300}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
