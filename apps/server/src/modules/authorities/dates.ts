/** Dates at the end of a person's heading, as it is filed: '1839-1908', 'ca. 1450-', 'séc. XVI'. */
export function datesIn(heading: string): string {
  const main = heading.split(' – ', 1)[0] ?? '';
  const end = main.lastIndexOf(', ');
  const last = end < 0 ? '' : main.slice(end + 2);
  return dates.test(last) ? last : '';
}

const dates = /\d{3}|^(?:s[éeè]c|cent)\b/iu;
