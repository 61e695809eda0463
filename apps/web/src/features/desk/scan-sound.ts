import { storedValue } from '../../browser/stored-value.ts';
import type { DeskEntry } from './desk-entry.ts';

/** Whether each scan is heard; it is until somebody at the machine says otherwise. */
export const keptSound = storedValue<{ readonly isOn: boolean }>({
  key: 'estante.som',
  parse: (text) => ({ isOn: text !== 'nao' }),
  serialise: ({ isOn }) => (isOn ? 'sim' : 'nao'),
});

/** Tones of each outcome: hertz one after the other, each for so many seconds. Told apart without looking. */
const sounds = {
  success: { tones: [1320], seconds: 0.09, shape: 'sine' },
  warning: { tones: [660, 660], seconds: 0.12, shape: 'triangle' },
  danger: { tones: [220, 165, 220], seconds: 0.18, shape: 'square' },
} as const satisfies Readonly<Record<DeskEntry['tone'], unknown>>;

let context: AudioContext | null = null;

/** A browser without sound, or that allows none yet, is silent. */
export function playSound(tone: DeskEntry['tone']): void {
  if (!keptSound.read().isOn || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => null);
  const { tones, seconds, shape } = sounds[tone];
  for (const [at, hertz] of tones.entries()) {
    const begin = context.currentTime + at * seconds * 1.2;
    playTone(context, { hertz, shape, begin, end: begin + seconds });
  }
}

interface Tone {
  readonly hertz: number;
  readonly shape: OscillatorType;
  readonly begin: number;
  readonly end: number;
}

function playTone(audio: AudioContext, { hertz, shape, begin, end }: Tone): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(0.15, begin);
  // Without a click at its end.
  volume.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
