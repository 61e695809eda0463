import { createElement, useEffect, useState, type MouseEvent, type ReactNode } from 'react';

/** Elements allowed in a drawing, as on the server: nothing else of it becomes a part of the page. */
const elements = /^(?:g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan)$/;
const attributes =
  /^(?:d|x|y|dx|dy|width|height|rx|ry|cx|cy|r|x1|y1|x2|y2|points|transform|fill|fill-opacity|fill-rule|stroke|stroke-width|stroke-opacity|stroke-linecap|stroke-linejoin|stroke-dasharray|opacity|display|visibility|font-size|font-weight|text-anchor)$/;

/** Reads the drawing at an address of ours, parsed by the browser: no text of it is ever taken for a page. */
export function useDrawing(address: string): Element | null {
  const [drawing, setDrawing] = useState<Element | null>(null);
  useEffect(() => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () =>
      setDrawing(request.responseXML?.documentElement ?? null),
    );
    request.send();
    return () => request.abort();
  }, [address]);
  return drawing?.localName === 'svg' ? drawing : null;
}

/** Draws a plan as a part of the page; shapes known to `classOf` can be clicked. */
export function drawPlan(
  root: Element,
  classOf: (id: string) => string | undefined,
  onPoint: (id: string) => void,
): ReactNode {
  const inside = (element: Element): ReactNode[] =>
    [...element.childNodes].map((node, at) => {
      if (node instanceof Element) return draw(node, at);
      return /^(?:text|tspan)$/.test(element.localName) ? node.textContent : null;
    });
  const draw = (element: Element, key: number): ReactNode => {
    if (!elements.test(element.localName)) return null;
    const said = [...element.attributes]
      .filter(({ name, value }) => attributes.test(name) && !/url\s*\(/i.test(value))
      .map(({ name, value }) => [reactName(name), value] as const);
    const id = element.id;
    const className = id === '' ? undefined : classOf(id);
    const own = className === undefined ? {} : { className, 'data-shape': id };
    return createElement(
      element.localName,
      { key, ...Object.fromEntries(said), ...own },
      ...inside(element),
    );
  };
  const onClick = ({ target }: MouseEvent) => {
    const shape = target instanceof Element ? target.closest('[data-shape]') : null;
    onPoint(shape?.getAttribute('data-shape') ?? '');
  };
  // The list beside the plan does the same by keyboard, and in words.
  const own = { viewBox: root.getAttribute('viewBox') ?? '', 'aria-hidden': true, onClick };
  return createElement('svg', own, ...inside(root));
}

const reactName = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
