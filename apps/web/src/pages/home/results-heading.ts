/** Id of the heading over the results: the number of titles, or the name of the search. */
export const headingId = 'results-count';

/** Puts the keyboard on the heading over the results. */
export const focusHeading = () =>
  document.getElementById(headingId)?.focus({ preventScroll: true });
