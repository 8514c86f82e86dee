// A field to sign in, with a finger, a pen or the mouse: the drawing as a picture, nothing of how it was drawn.
import { type PointerEvent, useRef } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { visitWords } from './visit-words.ts';

const WIDTH = 640; // px of the picture
const HEIGHT = 220;
const LINE = 3;

/** @param onSigned a PNG as a data URL after each stroke; '' once it is cleared */
export function SignaturePad({ label, onSigned }: { label: string; onSigned: (picture: string) => void }) {
  const say = useWords(visitWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  const pen = () => canvas.current?.getContext('2d') ?? null;
  function at({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) * WIDTH) / width, ((clientY - top) * HEIGHT) / height] as const;
  }
  function begin(event: PointerEvent<HTMLCanvasElement>) {
    const context = pen();
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    context.lineWidth = LINE;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(...at(event));
  }
  function draw(event: PointerEvent<HTMLCanvasElement>) {
    const context = pen();
    if (!isDrawing.current || !context) return;
    context.lineTo(...at(event));
    context.stroke();
  }
  function end() {
    if (isDrawing.current) onSigned(canvas.current?.toDataURL('image/png') ?? '');
    isDrawing.current = false;
  }
  return (
    <div>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="w-full touch-none rounded border border-line bg-white"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          pen()?.clearRect(0, 0, WIDTH, HEIGHT);
          onSigned('');
        }}
      >
        {say.clear}
      </Button>
    </div>
  );
}

/** The picture as a file that can be handed in; pages may not fetch what stands in an address. */
export function signatureFile(picture: string): File {
  const bytes = Uint8Array.from(atob(picture.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0));
  return new File([bytes], 'signature.png', { type: 'image/png' });
}

/** For `field.custom`. */
export const drawSignature = (_wiring: unknown, _picture: string, set: (picture: string) => void) => (
  <LabelledPad onSigned={set} />
);

function LabelledPad({ onSigned }: { onSigned: (picture: string) => void }) {
  const say = useWords(visitWords);
  return <SignaturePad label={say.sign} onSigned={onSigned} />;
}
