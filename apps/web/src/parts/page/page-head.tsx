import { languages } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { absolute, useOrigin } from './origin.ts';
import { usePageConfig } from '../institution/page-config.ts';
import { isPageLanguage } from '../../languages/page-languages.ts';

interface PageHeadProps {
  /** Title without the name of the product. */
  readonly title: string;
  readonly description?: string;
  /** Canonical address of the page, from the root, without its language. */
  readonly path: string;
  /** Address of a picture, from the root; null if there is none. */
  readonly image?: string | null;
  /** Open Graph type of the page's subject; 'website' by default. */
  readonly kind?: 'website' | 'book' | 'article' | 'profile';
}

const longestDescription = 300;

/** Head of the document, for search engines and social networks that link to it. */
export function PageHead({ title, description, path, image, kind = 'website' }: PageHeadProps) {
  const { t, i18n } = useTranslation();
  const origin = useOrigin();
  const { institution } = usePageConfig();
  const lng = new URLSearchParams(useLocation().search).get('lng');
  const inLanguage = (language: string | null) => absolute(origin, withLanguage(path, language));
  const url = inLanguage(isPageLanguage(lng) ? lng : null);
  const told = (description ?? '').slice(0, longestDescription);
  return (
    <>
      <title>{`${title} · ${t('product')}`}</title>
      {told && <meta name="description" content={told} />}
      <link rel="canonical" href={url} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inLanguage(null)} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={institution?.nome ?? t('product')} />
      <meta property="og:locale" content={i18n.language === 'pt' ? 'pt_BR' : i18n.language} />
      {told && <meta property="og:description" content={told} />}
      <SocialPicture image={image} />
    </>
  );
}

/** Picture beside a link to the page: its own, or the institution's, wide. */
function SocialPicture({ image }: Pick<PageHeadProps, 'image'>) {
  const origin = useOrigin();
  if (image) {
    return (
      <>
        <meta property="og:image" content={absolute(origin, image)} />
        <meta name="twitter:card" content="summary" />
      </>
    );
  }
  return (
    <>
      <meta property="og:image" content={absolute(origin, '/cartao-social.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function withLanguage(path: string, language: string | null): string {
  if (language === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
}
