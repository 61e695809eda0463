/**
 * The name of a colour beside a feminine noun, in Portuguese and Spanish: 'etiqueta vermelha', 'etiqueta
 * verde-clara'. Colours named after things stay ('laranja', 'azul-marinho'), as other languages do.
 */
export function formatFeminine(colour: string, language: string): string {
  if (!['pt', 'es'].includes(language) || /mari(?:nh|n)o$/u.test(colour)) return colour;
  return colour.replace(/o$/u, 'a');
}
