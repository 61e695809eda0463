import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** State of a history entry made while the reader was typing. */
export const typedPlace = 'typed';
/** State of a history entry for a sent search, which replaces a typed one. */
export const sentPlace = 'sent';

/**
 * Whether the reader is typing the search of this entry: they stay in the box, and the next letter replaces
 * it.
 */
export function useIsTyped(): boolean {
  const isTyped = useLocation().state === typedPlace;
  return useNavigationType() !== NavigationType.Pop && isTyped;
}
