import { useTranslation } from '../../languages/use-translation.ts';
import { Logo } from '../../ui/drawings/logo.tsx';
import { usePageConfig } from './page-config.ts';

/** Institution's own logo beside the product's name; the product's logo if there is none. */
export function InstitutionLogo({ over }: { readonly over: readonly string[] }) {
  const { t } = useTranslation();
  const sent = usePageConfig().institution?.logotipo;
  const picture = sent && { src: sent.endereco, width: sent.largura, height: sent.altura };
  return <Logo name={t('product')} over={over} picture={picture ?? null} />;
}
