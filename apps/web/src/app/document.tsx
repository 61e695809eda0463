import type { PageLanguage } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import type { Brand } from './brand-in.ts';
import { languageTags } from '../languages/language-names.ts';
import { earlyScript } from './early-script.ts';
import { stateElementId, type DocumentAssets } from './document-state.ts';

interface DocumentProps {
  readonly language: PageLanguage;
  readonly assets: DocumentAssets;
  /** Serialised state; the browser has it already and leaves the element unchanged. */
  readonly state: string;
  readonly nonce: string;
  /** Colours and icons of the institution. */
  readonly brand: Brand;
  readonly children: ReactNode;
}

/** Whole page: rendered on the server, hydrated in the browser from the same tree. */
export function Document({ language, assets, state, nonce, brand, children }: DocumentProps) {
  return (
    <html lang={languageTags[language]} style={brand.style} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Icons brand={brand} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title="Estante"
          href="/opensearch.xml"
        />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <InlineScript nonce={nonce} text={earlyScript} />
        <noscript>
          {/* Browsers from before 2023 do not know the media query of base.css. */}
          <style nonce={nonce}>{'[data-script]{display:none!important}'}</style>
        </noscript>
      </head>
      <body>
        {children}
        <script
          id={stateElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
        {assets.inline.map((text) => (
          <InlineScript key={text} nonce={nonce} text={text} module />
        ))}
        <InlineScript nonce={nonce} text={startScript(assets)} module />
      </body>
    </html>
  );
}

/** Icons of the site: a drawing of shelves, sharp at every size, or the institution's logo as a picture. */
function Icons({ brand: { colours, hasLogo } }: Pick<DocumentProps, 'brand'>) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {hasLogo ? (
        <link rel="icon" href="/icone/192.png" sizes="192x192" type="image/png" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content={colours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colours.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/**
 * Requests the scripts once the page has been painted: it can be read without them, and earlier they would
 * take bandwidth from its fonts and delay the first paint. A page in a hidden tab is not painted.
 */
function startScript({ entry, preloads }: DocumentAssets): string {
  return `
const start = () => {
  for (const href of ${JSON.stringify(preloads)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void import(${JSON.stringify(entry)});
};
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));`;
}

function InlineScript(props: { nonce: string; text: string; module?: boolean }) {
  return (
    <script
      {...(props.module && { type: 'module' })}
      nonce={props.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: props.text }}
    />
  );
}
