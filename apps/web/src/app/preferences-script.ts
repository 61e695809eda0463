import { languageCookie } from '@estante/contract/plain';
import { accessibilityKey, schemes, zoomSteps } from '../features/site-frame/accessibility.ts';
import { languageKey } from '../languages/language-choice.ts';
import { pageLanguages } from '../languages/page-languages.ts';

/**
 * Runs before the first paint. Restores how the reader chose to see the pages. Settles the language: one
 * requested in the address is kept; else the one kept in the browser overrides the cookie that mirrors it for
 * the server, and the page is requested again if it is in another language.
 */
export const preferencesScript = `
(function () {
  try {
    var root = document.documentElement;
    var kept = {};
    try { kept = JSON.parse(localStorage.getItem('${accessibilityKey}')) || {}; } catch (error) {}
    if (${JSON.stringify(zoomSteps)}.indexOf(kept.zoom) > 0) root.dataset.zoom = kept.zoom;
    if (${JSON.stringify(schemes)}.indexOf(kept.cor) >= 0) root.dataset.scheme = kept.cor;
    if (kept.negrito === true) root.dataset.bold = 'on';
    if (kept.compacto === true) root.dataset.density = 'compact';
    var known = ${JSON.stringify(pageLanguages)};
    var asked = new URLSearchParams(location.search).get('lng');
    if (known.indexOf(asked) >= 0) return localStorage.setItem('${languageKey}', asked);
    var language = localStorage.getItem('${languageKey}');
    if (known.indexOf(language) < 0) return;
    var mirror = '${languageCookie}=' + language;
    var isMirrored = function () { return ('; ' + document.cookie + ';').indexOf('; ' + mirror + ';') >= 0; };
    if (isMirrored()) return;
    var secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = mirror + '; path=/; max-age=31536000; samesite=lax' + secure;
    if (isMirrored() && root.lang.slice(0, 2) !== language) location.reload();
  } catch (error) {}
})();`;
