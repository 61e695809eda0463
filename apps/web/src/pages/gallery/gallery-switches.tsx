import { useSearchParams } from 'react-router';
import { schemes } from '../../features/site-frame/accessibility.ts';
import { languageNames } from '../../languages/language-names.ts';
import { isPageLanguage, pageLanguages } from '../../languages/page-languages.ts';
import { useLanguageSwitch, useTranslation } from '../../languages/use-translation.ts';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { Select, type SelectOption } from '../../ui/fields/select.tsx';
import { galleryWidths, readGalleryView } from './gallery-view.ts';

const schemeOptions: readonly SelectOption[] = [
  { value: '', label: 'As chosen, or as the system' },
  ...schemes.map((value) => ({ value, label: value })),
];
const languageOptions = pageLanguages.map((value) => ({ value, label: languageNames[value] }));
const widthOptions: readonly SelectOption[] = [
  { value: '', label: 'As wide as the page' },
  ...galleryWidths.map((value) => ({ value, label: `${value} px` })),
];

/** Switches for scheme, language and width, which the address keeps. */
export function GallerySwitches() {
  const [params, setParams] = useSearchParams();
  const { i18n } = useTranslation();
  const switchLanguage = useLanguageSwitch();
  const { scheme, width } = readGalleryView(params);
  const keep = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
    if (name === 'lng' && isPageLanguage(value)) void switchLanguage(value, () => true);
  };
  const switches = [
    { name: 'scheme', label: 'Colours', value: scheme, options: schemeOptions },
    { name: 'lng', label: 'Language', value: i18n.language, options: languageOptions },
    { name: 'width', label: 'Width', value: width, options: widthOptions },
  ];
  return (
    <Cluster gap={4}>
      {switches.map((one) => (
        <Select key={one.name} {...one} onChange={({ target }) => keep(one.name, target.value)} />
      ))}
    </Cluster>
  );
}
