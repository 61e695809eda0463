import { storedValue } from '../../browser/stored-value.ts';
import type { DeskEntry } from './desk-entry.ts';

/** Whether scans make a sound; they do until the user of the machine switches it off. */
export const keptSound = storedValue<{ readonly isOn: boolean }>({
  key: 'estante.som',
  parse: (text) => ({ isOn: text !== 'nao' }),
  serialise: ({ isOn }) => (isOn ? 'sim' : 'nao'),
});

/** Tones of each outcome, told apart without looking: hertz one after the other, each for so many seconds. */
const sounds = {
  success: { tones: [1320], seconds: 0.09, shape: 'sine' },
  warning: { tones: [660, 660], seconds: 0.12, shape: 'triangle' },
  danger: { tones: [220, 165, 220], seconds: 0.18, shape: 'square' },
} as const satisfies Readonly<Record<DeskEntry['tone'], unknown>>;

let context: AudioContext | null = null;

/** Plays the sound of an outcome; silent in a browser without sound, or that allows none yet. */
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
  // The volume fades out, so that the end does not click.
  volume.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
