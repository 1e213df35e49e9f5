import { useRef, type PointerEvent } from 'react';

/** Pixels a finger must travel sideways before it is a swipe (specification §9). */
const threshold = 5;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/**
 * Handlers that turn a swipe by finger or pen into a step: forward (1) when it goes left, else back (-1).
 * The element needs `touch-action: pan-y`, or the browser takes the gesture for scrolling.
 */
export function useSwipe(onStep: (step: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event) => {
      start.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) > threshold && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
