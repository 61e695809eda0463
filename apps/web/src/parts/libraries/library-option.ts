import type { SelectOption } from '../../ui/fields/select.tsx';

interface NamedLibrary {
  readonly cod_biblioteca: number;
  readonly desc_biblioteca: string;
}

/** Makes an option from a library, whose value is the library's code. */
export const libraryOption = ({ cod_biblioteca, desc_biblioteca }: NamedLibrary): SelectOption => ({
  value: String(cod_biblioteca),
  label: desc_biblioteca,
});
