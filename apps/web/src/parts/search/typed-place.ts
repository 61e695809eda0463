import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** State of a place of the history that was put there while somebody typed. */
export const typedPlace = 'typed';
/**
 * State of a place of the history that shows a search which was sent, in the place of one that was
 * typed.
 */
export const sentPlace = 'sent';

/** Somebody is typing what this place shows: they stay in the box, and the next letter takes its place. */
export function useIsTyped(): boolean {
  const isTyped = useLocation().state === typedPlace;
  return useNavigationType() !== NavigationType.Pop && isTyped;
}
