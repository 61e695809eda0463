import { showToast, type Toast } from './toast-store.ts';

/** Refusal of an act in words, shown where it was pressed. */
export type Refusal = Pick<Toast, 'tone' | 'words'>;

type Tell = (refusal: Refusal | null) => void;

/** Controls beside which a refusal can be shown. */
const places = new Map<Element, Tell>();

/**
 * Control pressed last, followed by the one that opened its dialog or menu, as that is gone before the act is
 * refused.
 */
let pressed: readonly Element[] = [];

interface PlacedError {
  readonly tell: Tell;
  readonly refusal: Refusal;
  readonly address: string;
  /** Controls that show it once this place is gone, in this order. */
  readonly others: readonly Element[];
}

let told: PlacedError | null = null;

/** Has a control show the refusals of its acts; returns a function that ends this. */
export function placeOf(control: Element, tell: Tell): () => void {
  if (places.size === 0) document.addEventListener('click', notePress, { capture: true });
  places.set(control, tell);
  return () => {
    places.delete(control);
    if (told?.tell === tell) goOn(told);
  };
}

const overThePage = '[role="dialog"], [role="alertdialog"], [role="menu"]';

function notePress({ target }: MouseEvent): void {
  const control = target instanceof Element && target.closest('a, button, input, select, [role]');
  if (control) pressed = control.closest(overThePage) ? [control, ...pressed] : [control];
}

/** Gives the controls pressed last, which will show a refusal. */
export function pressedControls(): readonly Element[] {
  return pressed;
}

/** Shows a refusal beside the pressed control; over the page if that is gone. */
export function showInlineError(controls: readonly Element[], refusal: Refusal): void {
  withdrawInlineError();
  const at = controls.findIndex(({ isConnected }) => isConnected);
  const control = controls[at];
  const tell = control && places.get(control);
  if (!tell) return showToast(refusal);
  told = { tell, refusal, address: location.pathname, others: controls.slice(at + 1) };
  tell(refusal);
}

/** Removes the refusal of the act before. */
export function withdrawInlineError(): void {
  told?.tell(null);
  told = null;
}

/** Shows a refusal elsewhere once its control is gone, with a dialog or a line that was removed. */
function goOn({ refusal, address, others }: PlacedError): void {
  told = null;
  if (location.pathname === address) showInlineError(others, refusal);
}
