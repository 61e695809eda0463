import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openCodeReader } from './code-reader.ts';
import { twiceTheSame } from './scanned-code.ts';

/**
 * State of the camera. `absent`: there is none, or another program uses it. `refused`: the reader has not
 * allowed it.
 */
export type CameraState = 'opening' | 'looking' | 'refused' | 'absent' | 'failed';

/** Milliseconds between two pictures, so that a phone stays cool. */
const picturePauseMs = 150;

/** Shows the camera's picture in a video element, and reads it until a code is found. */
export function useCamera(onRead: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const ended = new AbortController();
    const tell = (next: CameraState) => {
      if (!ended.signal.aborted) setState(next);
    };
    void look(video, ended.signal, tell, (code) => {
      if (ended.signal.aborted) return;
      ended.abort();
      read(code);
    });
    return () => ended.abort();
  }, []);
  return { video, state };
}

async function look(
  video: { readonly current: HTMLVideoElement | null },
  signal: AbortSignal,
  tell: (state: CameraState) => void,
  onRead: (code: string) => void,
): Promise<void> {
  const stream = await openCamera(tell);
  const element = video.current;
  if (!stream || !element) return stop(stream);
  signal.addEventListener('abort', () => stop(stream));
  if (signal.aborted) return stop(stream);
  try {
    element.srcObject = stream;
    await element.play();
    const reader = await openCodeReader();
    signal.addEventListener('abort', () => reader.close());
    tell('looking');
    const see = twiceTheSame(onRead);
    while (!signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- a picture after the other
      see(await reader.read(element));
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await new Promise((resolve) => setTimeout(resolve, picturePauseMs));
    }
  } catch {
    stop(stream);
    tell('failed');
  }
}

async function openCamera(tell: (state: CameraState) => void): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    tell(isRefused ? 'refused' : 'absent');
    return null;
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
