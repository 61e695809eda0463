/**
 * Advance widths of the characters U+0020 to U+007E, measured in the two faces covers are set in, so that
 * titles can be fitted on the server, where no font is at hand. Each is a character whose code is the width
 * in hundredths of an em, rounded up, and 23; read as thousandths.
 */
const table = (row: string) => Array.from(row, (sign) => (sign.charCodeAt(0) - 23) * 10);

export const charWidths = {
  // Source Serif 4, weight 600.
  serif: table(
    '.7BNMva,>>EN696<NNNNNNNNNN66NNNBn_ZZbWT`h>?`UtcbWb^OXc^}[ZS;<;NL?OWLVM=QX97U9xYRWUGG<WRlRSI<6<N',
  ),
  // Source Sans 3, weight 700.
  sans: table(
    '+9MLLmZ5::EL5959LLLLLLLLLL55LLLFrQTRWNLW[6JUKdZ\\S\\UOOZOiPLN:9:LIOLQFQK:MQ33N4mQOQQ?D>PLeKLE:2:L',
  ),
};
