import { showToast, type Toast } from './toast-store.ts';

/** Words on an act that was refused, told where it was pressed. */
export type Refusal = Pick<Toast, 'tone' | 'words'>;

type Tell = (refusal: Refusal | null) => void;

/** Controls beside which something can be told. */
const places = new Map<Element, Tell>();

/**
 * Control pressed last, and then the one that opened the dialog or menu that it stands in, which is gone
 * before its act is refused.
 */
let pressed: readonly Element[] = [];

interface PlacedError {
  readonly tell: Tell;
  readonly refusal: Refusal;
  readonly address: string;
  /** Controls beside which it is told once this place is gone, in this order. */
  readonly others: readonly Element[];
}

let told: PlacedError | null = null;

/** Has a control told what is refused of acts that it starts; answers what ends that. */
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

/** Gives the controls pressed by now, to be told of what comes of it. */
export function pressedControls(): readonly Element[] {
  return pressed;
}

/** Tells why it was not done beside what was pressed for it; over the page where that is gone. */
export function showInlineError(controls: readonly Element[], refusal: Refusal): void {
  withdrawInlineError();
  const at = controls.findIndex(({ isConnected }) => isConnected);
  const control = controls[at];
  const tell = control && places.get(control);
  if (!tell) return showToast(refusal);
  told = { tell, refusal, address: location.pathname, others: controls.slice(at + 1) };
  tell(refusal);
}

/** Takes back what was told of the act before. */
export function withdrawInlineError(): void {
  told?.tell(null);
  told = null;
}

/** Tells a refusal elsewhere once its control is gone, with a dialog or a line that somebody else took out. */
function goOn({ refusal, address, others }: PlacedError): void {
  told = null;
  if (location.pathname === address) showInlineError(others, refusal);
}
