import { createContext, useContext, type ReactNode } from 'react';

/** Functions that follow links inside the site. An app gives those of its router. */
export interface Navigation {
  /** Goes to an address of this site without loading a new page. */
  navigate: (href: string) => void;
  /** Turns a path into the address written in the page, for instance under a base path. */
  toHref?: (path: string) => string;
  /** Called when a reader points at or focuses a link, so that its page can be fetched ahead. */
  prefetch?: (href: string) => void;
  /** Whether crawlers are to leave a link alone. */
  isNotFollowed?: (href: string) => boolean;
}

const NavigationContext = createContext<Navigation | null>(null);

export function NavigationProvider(props: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={props.value}>{props.children}</NavigationContext>;
}

/** Gives the navigation; null if no router is at hand: links then load their page as plain HTML does. */
export const useNavigation = (): Navigation | null => useContext(NavigationContext);
