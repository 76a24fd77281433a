import { type RefObject, useEffect, useRef, useState } from 'react';
import { codeReader } from './read-codes.ts';

export type CameraTrouble = 'noCamera' | 'notAllowed' | 'busy';
export type CameraState = 'off' | 'starting' | 'looking' | CameraTrouble;
type Facing = 'user' | 'environment';

export type Camera = {
  state: CameraState;
  videoRef: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
  /** From the camera that looks at the child to the one that looks away, and back. */
  turn: () => void;
};

/** Between two looks, in milliseconds: quick for a child who waits, easy on an old tablet. */
const pause = 150;

/** Looks for QR codes with the device's camera, from `start` until `stop`. Every text it reads goes to `onText`. */
export function useCamera(onText: (text: string) => void): Camera {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState<Facing>();
  const [state, setState] = useState<CameraState>('off');
  const lastFacing = useRef<Facing>('user');
  const told = useRef(onText);
  told.current = onText;

  useEffect(() => {
    if (!wanted) return;
    lastFacing.current = wanted;
    const life = { isOver: false };
    setState('starting');
    const session = look({ facing: wanted, videoRef, life, onLooking: () => setState('looking'), onText: (text) => told.current(text) });
    session.catch((error: unknown) => !life.isOver && setState(troubleOf(error)));
    return () => {
      life.isOver = true;
    };
  }, [wanted]);

  const stop = () => {
    setWanted(undefined);
    setState('off');
  };
  return {
    state,
    videoRef,
    stop,
    start: () => {
      // after trouble the wish is the same and has to count as a new one
      setWanted(undefined);
      queueMicrotask(() => setWanted(lastFacing.current));
    },
    turn: () => setWanted(lastFacing.current === 'user' ? 'environment' : 'user'),
  };
}

type Look = {
  facing: Facing;
  videoRef: RefObject<HTMLVideoElement | null>;
  life: { isOver: boolean };
  onLooking: () => void;
  onText: (text: string) => void;
};

async function look({ facing, videoRef, life, onLooking, onText }: Look): Promise<void> {
  // absent on plain http, and in a page whose policy allows no camera
  if (!navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: facing }, width: { ideal: 1280 } }, audio: false });
  try {
    const read = await codeReader();
    const video = videoRef.current;
    if (life.isOver || !video) return;
    video.srcObject = stream;
    await video.play();
    onLooking();
    while (!life.isOver) {
      const text = await read(video).catch(() => undefined);
      if (text !== undefined && !life.isOver) onText(text);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'notAllowed';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'noCamera';
}
