import type { SelectOption } from '../../ui/fields/select.tsx';

interface NamedLibrary {
  readonly cod_biblioteca: number;
  readonly desc_biblioteca: string;
}

/** Option of a list that a library is chosen from: its value is the library's code. */
export const libraryOption = ({ cod_biblioteca, desc_biblioteca }: NamedLibrary): SelectOption => ({
  value: String(cod_biblioteca),
  label: desc_biblioteca,
});
