/** Reads the counts formats have fields for: 'xii, 350 p.' has 350 pages, '7 v.' volumes, '4 maps' neither. */
export function countsOf(extent: string): { readonly pages: string; readonly volumes: string } {
  // The longest sequence of 'xii, 197, [1] p.' is meant: the others are front matter and blank leaves.
  const sequences = /((?:\[?\d+\]?, )*\[?\d+\]?)(?= ?(?:p|f|l)\b| leaves\b)/u.exec(extent)?.[1];
  const counted = sequences?.match(/\d+/gu)?.toSorted((a, b) => Number(b) - Number(a))[0];
  const volumes = /^\[?(\d+)\]? ?v(?:ol)?(?:s|umes?)?(?!\p{L})/iu.exec(extent)?.[1] ?? '';
  return { pages: volumes ? '' : (counted ?? ''), volumes };
}

/** '3' of 'v. 3', 'no. 3', 'vol. 3'; what is more than a word and a number stands as it is. */
export function numeral(volume: string): string {
  return /^(?:\p{L}{1,8}[.º°]*\s*)?(\d+(?:[-/]\d+)?|[IVXLC]+)\.?$/u.exec(volume)?.[1] ?? volume;
}
