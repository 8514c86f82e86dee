// Reads a code through the camera of the device; the reader is fetched when a camera is opened.
import { useEffect, useRef } from 'react';

/** Frames a second that are looked at. */
const LOOKS = 8;
/** px of the square that is looked at. */
const SIDE = 480;

export function CameraReader({
  onRead,
  onImpossible,
}: {
  onRead: (text: string) => void;
  onImpossible: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const hear = useRef({ onRead, onImpossible });
  hear.current = { onRead, onImpossible };
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;

    async function begin() {
      const [{ default: decode }, opened] = await Promise.all([
        import('qr/decode.js'),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ]);
      stream = opened;
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      look(decode);
    }
    function look(decode: (image: ImageData) => string) {
      const of = video.current;
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (isOver || !of || !pen) return;
      const side = Math.min(of.videoWidth, of.videoHeight);
      if (side > 0) {
        pen.drawImage(
          of,
          (of.videoWidth - side) / 2,
          (of.videoHeight - side) / 2,
          side,
          side,
          0,
          0,
          SIDE,
          SIDE,
        );
        try {
          return hear.current.onRead(decode(pen.getImageData(0, 0, SIDE, SIDE)));
        } catch {
          // nothing in this frame
        }
      }
      timer = setTimeout(() => look(decode), 1_000 / LOOKS);
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    begin().catch(() => isOver || hear.current.onImpossible());
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <video
      ref={video}
      playsInline
      muted
      className="mt-3 aspect-square w-full max-w-100 rounded-card bg-ink object-cover"
    />
  );
}
