import { escapeXml } from '@estante/xml';
import { sha256 } from '../../platform/digest.ts';
import { classRulesIn, declarationsIn, isPlain, looks } from './plan-style.ts';
import { readSvg, SvgFault, type SvgElement } from './svg-tree.ts';

/** A shape that a shelf may be. */
export interface PlanShape {
  readonly id: string;
  /** Label beside its id, else the words in it; else the id. */
  readonly name: string;
}

/** A plan as it is kept: written anew of shapes, words and their looks, and of nothing else. */
export interface Plan {
  readonly drawing: string;
  readonly digest: string;
  readonly shapes: readonly PlanShape[];
  /** Names of what was left out. */
  readonly removed: readonly string[];
}

const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
]);
const drawn: ReadonlySet<string> = new Set([
  ...shapes,
  'g',
  'line',
  'text',
  'tspan',
  'title',
  'desc',
]);
/** Elements that are left out while what stands in them stays. */
const unwrapped: ReadonlySet<string> = new Set(['a', 'switch']);
/** Elements that are left out without loss. */
const silent: ReadonlySet<string> = new Set(['', 'style', 'defs', 'metadata']);
const geometry: ReadonlySet<string> = new Set(
  'd x y dx dy width height rx ry cx cy r x1 y1 x2 y2 points transform'.split(' '),
);
const passedOver =
  /^(?:xmlns|xml:|inkscape:|sodipodi:|class$|style$|id$|version$|font-family$|data-|viewBox$|aria-|role$)/;
/** An id of a shape that came without one. */
const given = /^forma-\d+$/;
const [mostShapes, mostRemoved, longestName] = [2000, 20, 100];

/** Reads a plan; null where it is no drawing, declares entities, has no size or no shape, or is too large. */
export function readPlan(source: string): Plan | null {
  try {
    return new PlanRewriter(readSvg(source)).plan();
  } catch (error) {
    if (error instanceof SvgFault) return null;
    throw error;
  }
}

class PlanRewriter {
  readonly #root: SvgElement;
  readonly #rules: ReturnType<typeof classRulesIn>;
  readonly #ids = new Set<string>();
  readonly #named: PlanShape[] = [];
  readonly #nameless: PlanShape[] = [];
  readonly #removed = new Set<string>();

  constructor(root: SvgElement) {
    this.#root = root;
    this.#rules = classRulesIn(root);
  }

  plan(): Plan | null {
    const box = this.#root.name === 'svg' ? boxOf(this.#root) : null;
    if (box === null) return null;
    const inside = this.#inside(this.#root);
    const found = [...this.#named, ...this.#nameless].slice(0, mostShapes);
    if (found.length === 0) return null;
    const [, , width, height] = box;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}" font-family="sans-serif">${inside}</svg>`;
    const digest = sha256(drawing).toString('base64url').slice(0, 16);
    return { drawing, digest, shapes: found, removed: [...this.#removed].slice(0, mostRemoved) };
  }

  #inside({ children }: SvgElement): string {
    return children
      .map((child) => (typeof child === 'string' ? this.#words(child) : this.#element(child)))
      .join('');
  }

  #words(text: string): string {
    const told = text.replaceAll(/\s+/g, ' ');
    return told === ' ' ? '' : escapeXml(told);
  }

  #element(element: SvgElement): string {
    const { name } = element;
    if (unwrapped.has(name)) {
      this.#removed.add(name);
      return this.#inside(element);
    }
    if (!drawn.has(name)) {
      if (!silent.has(name)) this.#removed.add(name.slice(0, 40));
      return '';
    }
    const own = this.#attributesOf(element);
    const id = this.#idOf(element);
    const before = this.#count();
    const inside = this.#inside(element);
    if (id !== null && (name !== 'g' || this.#count() > before)) this.#note(element, id);
    const label = id === null ? '' : labelOf(element);
    const said = [
      ['id', id ?? ''],
      ['data-name', label],
    ] as const;
    const written = [...own, ...said.filter(([, value]) => value !== '')]
      .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
      .join('');
    return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
  }

  #count(): number {
    return this.#named.length + this.#nameless.length;
  }

  /**
   * Attributes of an element: the rules of its classes, over them its own attributes, over those its style, as CSS has
   * it.
   */
  #attributesOf({ attributes }: SvgElement): ReadonlyMap<string, string> {
    const kept = new Map<string, string>();
    for (const [name, value] of attributes) {
      if (looks.has(name) || geometry.has(name)) {
        if (isPlain(value)) kept.set(name, value);
        else this.#removed.add(name);
      } else if (!passedOver.test(name)) this.#removed.add(name.slice(0, 40));
    }
    const classes = (attributes.get('class') ?? '').split(/\s+/);
    for (const [name, value] of classes.flatMap((one) => this.#rules.get(one) ?? []))
      kept.set(name, value);
    for (const [name, value] of declarationsIn(attributes.get('style') ?? ''))
      kept.set(name, value);
    return kept;
  }

  /** Id of a shape: its own where it is one of a kind; shapes without one are given one. */
  #idOf({ name, attributes }: SvgElement): string | null {
    if (!shapes.has(name) && name !== 'g') return null;
    const said = (attributes.get('id') ?? '').normalize('NFD').replaceAll(/[^\w.-]+/g, '');
    const base = /^[A-Za-z_]/.test(said) ? said.slice(0, 56) : `forma${said.slice(0, 50)}`;
    let id = said === '' ? `forma-${this.#ids.size + 1}` : base;
    for (let more = 2; this.#ids.has(id); more += 1) id = `${base}-${more}`;
    this.#ids.add(id);
    return id;
  }

  #note(element: SvgElement, id: string): void {
    const name = (labelOf(element) || wordsIn(element) || id).slice(0, longestName);
    const isNamed = name !== id || !given.test(id);
    (isNamed ? this.#named : this.#nameless).push({ id, name });
  }
}

/** Gathers the words in an element, as far as it is kept. */
function wordsIn({ children }: SvgElement): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      return drawn.has(child.name) || unwrapped.has(child.name) ? wordsIn(child) : '';
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function labelOf({ attributes }: SvgElement): string {
  const label = attributes.get('inkscape:label') ?? attributes.get('data-name') ?? '';
  return label.replaceAll(/\s+/g, ' ').trim().slice(0, longestName);
}

const number = /^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(?:px|mm|cm|in|pt|pc)?\s*$/;

/** Reads the beginning and the size of a drawing: x, y, width, height; null where it does not say them. */
function boxOf({ attributes }: SvgElement): readonly number[] | null {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = box.length === 4 && box.every((one) => Number.isFinite(one) && Math.abs(one) < 1e6);
  if (isBox) return (box[2] ?? 0) > 0 && (box[3] ?? 0) > 0 ? box : null;
  const [width, height] = ['width', 'height'].map((name) =>
    Number(number.exec(attributes.get(name) ?? '')?.[1] ?? 0),
  );
  return width && height ? [0, 0, width, height] : null;
}
