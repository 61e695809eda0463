/** Columns of a copy that its record says. */
export const itemColumns = `library_id, barcode, call_number, volume, tome, part, copy_number,
  additional_material,
  loan_type_id, collection_id, location_id, status, acquired_on, note, due_on`;

/** Column under which staff write a column: the due day goes with the status. */
export function staffColumnOf(column: string): string {
  return column === 'due_on' ? 'status' : column;
}
