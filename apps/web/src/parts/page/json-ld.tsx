import { useState } from 'react';
import { useOrigin } from './origin.ts';
import { writeJsonLd } from './write-json-ld.ts';

interface JsonLdProps {
  readonly elementId: string;
  /** Data in schema.org's terms; addresses of this site are paths. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * JSON-LD written by the server alone. The browser keeps what it finds, and makes none itself: no script
 * element is filled there (Trusted Types), and crawlers request each page as a document.
 */
export function JsonLd({ elementId, data }: JsonLdProps) {
  const origin = useOrigin();
  const isServer = typeof document === 'undefined';
  const [isThere] = useState(() => isServer || document.getElementById(elementId) !== null);
  if (!isThere) return null;
  return (
    <script
      id={elementId}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isServer ? writeJsonLd(data, origin) : '' }}
    />
  );
}
