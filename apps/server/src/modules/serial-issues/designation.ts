interface IssueNumbering {
  readonly ano: number;
  readonly mes: number | null;
  readonly volume: string;
  readonly numero: string;
}

/** A number alone with its caption before it, as records have: 'v.3'. Words are left as they are. */
const captioned = (caption: string, text: string) => (/^\d/.test(text) ? caption + text : text);

/**
 * Designation of an issue as holdings tell of it, so that a record which names it later means the
 * same: 'v.3:n.2 (1995:08)'.
 */
export function designationOf({ ano, mes, volume: v, numero: n }: IssueNumbering) {
  const volume = captioned('v.', v);
  const number = captioned('n.', n);
  const date = mes === null ? String(ano) : `${ano}:${String(mes).padStart(2, '0')}`;
  const enumeration = [volume, number].filter(Boolean).join(':');
  const designation = [enumeration, `(${date})`].filter(Boolean).join(' ');
  return { volume, number, designation };
}
