import { useState } from 'react';
import { absolute, useOrigin } from '../../parts/page/origin.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { writeJsonLd } from './json-ld.ts';

export const titleMetadataQuery = (id: string) =>
  endpointQuery('getTitleMetadata', { params: { id } });

/** What machines read of a title: citation tags for reference managers, schema.org for crawlers. */
export function TitleMetadata({ id }: { readonly id: number }) {
  const { data } = useEndpoint(titleMetadataQuery(String(id)));
  const origin = useOrigin();
  if (!data) return null;
  return (
    <>
      {data.citacao.map(({ nome, valor }, at) => (
        <meta key={at} name={nome} content={addressed(nome, valor, origin)} />
      ))}
      <JsonLd key={id} elementId={`schema-${id}`} text={() => writeJsonLd(data.dados, origin)} />
    </>
  );
}

/** A title may begin like a path. */
function addressed(name: string, value: string, origin: string): string {
  return name.endsWith('_url') ? absolute(origin, value) : value;
}

interface JsonLdProps {
  readonly elementId: string;
  readonly text: () => string;
}

/**
 * Written by the server alone. The browser keeps what it finds, and makes none itself: no script
 * element is filled there (Trusted Types), and crawlers ask for each page as a document.
 */
function JsonLd({ elementId, text }: JsonLdProps) {
  const isServer = typeof document === 'undefined';
  const [isThere] = useState(() => isServer || document.getElementById(elementId) !== null);
  if (!isThere) return null;
  return (
    <script
      id={elementId}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isServer ? text() : '' }}
    />
  );
}
