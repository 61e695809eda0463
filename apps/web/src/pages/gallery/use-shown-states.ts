import { useEffect } from 'react';
import { shownRules } from './shown-states.ts';

/** Makes `data-shown` look like the state it names: 'focus' or 'pointed at'. */
export function useShownStates(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const sheets = [...document.styleSheets];
    sheet.replaceSync(sheets.flatMap(({ cssRules }) => shownRules(cssRules)).join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
