/**
 * The plan with a shape that stands out: by its colour, and by a thick line round it, which is seen in print and by
 * people who do not tell colours apart. The id is one that the plan was written with.
 */
export function lightShelf(drawing: string, shape: string): string {
  const one = `[id="${shape}"]`;
  const style = `${one},${one} :not(text,tspan){fill:#ffd60a;fill-opacity:1;opacity:1;stroke:#000;stroke-opacity:1;stroke-width:4px;stroke-dasharray:none;vector-effect:non-scaling-stroke}${one} :is(text,tspan){fill:#000;stroke:none}`;
  return drawing.replace('</svg>', `<style>${style}</style></svg>`);
}
