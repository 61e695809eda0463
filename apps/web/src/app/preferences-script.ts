/**
 * Runs before the first paint: puts back how the reader chose to see the pages, and asks for the
 * page again where the language kept in the browser is not the one the server could know.
 */
export const preferencesScript = `
(function () {
  try {
    var root = document.documentElement;
    ['scheme', 'zoom', 'bold'].forEach(function (name) {
      var value = localStorage.getItem('estante.' + name);
      if (value) root.dataset[name] = value;
    });
    var language = localStorage.getItem('estante.lng');
    var asked = new URLSearchParams(location.search).has('lng');
    if (language && !asked && root.lang.slice(0, 2) !== language && !/(?:^|; )estante_lng=/.test(document.cookie)) {
      document.cookie = 'estante_lng=' + language + '; path=/; max-age=31536000; samesite=lax';
      if (/(?:^|; )estante_lng=/.test(document.cookie)) location.reload();
    }
  } catch (error) {}
})();`;
