/** What the formats have a field for: 'xii, 350 p.' has pages, '7 v.' volumes, '4 maps' neither. */
export function countsOf(extent: string): { readonly pages: string; readonly volumes: string } {
  const pages = /\d\]? ?(?:p|f|l)\b|\bleaves\b/u.test(extent) ? extent : '';
  const volumes = /^\[?(\d+)\]? ?v(?:ol)?(?:s|umes?)?(?!\p{L})/iu.exec(extent)?.[1] ?? '';
  return { pages: volumes ? '' : pages, volumes };
}
