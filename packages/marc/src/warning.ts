/** Fault that had to be put right to read a record; the record itself is usable. */
export type Warning =
  | 'length' // the leader's record length is not the record's
  | 'base-address' // the leader's base address of data is not where the data begins
  | 'leader' // the leader is not 24 printable ASCII characters
  | 'directory' // lengths or positions in the directory are wrong; fields were found by their ends
  | 'tag' // a field was left out since its tag is not three letters or digits
  | 'indicators' // indicators missing, too many, or not ASCII
  | 'subfields' // a data field without subfields, or text before the first of them
  | 'subfield-code' // a subfield code that is missing or not ASCII
  | 'control-characters' // control characters within text
  | 'encoding' // bytes that are wrong in the record's character set, read as U+FFFD
  | 'guessed-charset' // another character set would have been possible, too
  | 'no-terminator' // the record ends without a record terminator
  | 'junk' // bytes before the record that belong to none
  | 'xml'; // ill-formed XML that leaves the record's structure whole

/** Notes a warning, each once. */
export function note(warnings: Warning[], warning: Warning): void {
  if (!warnings.includes(warning)) warnings.push(warning);
}
