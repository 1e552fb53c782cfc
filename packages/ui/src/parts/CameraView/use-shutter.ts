import { useState } from 'react';
import type { CameraViewProps, Shutter } from './camera-props.ts';
import { useCountdown } from './use-countdown.ts';

interface ShutterOptions
  extends
    Pick<CameraViewProps, 'stream' | 'guidance' | 'guidanceStatus' | 'onCapture'>,
    Required<Pick<CameraViewProps, 'hasTimer' | 'timerTick' | 'announceAfter'>> {
  /** A photo is shown instead of the camera's picture. */
  isReviewing: boolean;
  /** Receives the photo; not called when no frame could be read. */
  onPhoto: (photo: File) => void;
}

export function useShutter(options: ShutterOptions): Shutter {
  const { stream, guidance, guidanceStatus, hasTimer, isReviewing } = options;
  const [isCapturing, setIsCapturing] = useState(false);
  const [isTimerOn, setIsTimerOn] = useState(hasTimer);
  const secondsLeft = useCountdown({
    isRunning: isTimerOn && guidance === 'good' && stream != null && !isCapturing && !isReviewing,
    startAfter: options.announceAfter,
    tick: options.timerTick,
    onEnd: () => void capture(),
  });

  async function capture() {
    if (isCapturing) return;
    setIsCapturing(true);
    try {
      const photo = await options.onCapture();
      if (photo !== null) options.onPhoto(photo);
    } finally {
      setIsCapturing(false);
    }
  }

  return {
    isTimerOn,
    hasTimer: hasTimer && guidanceStatus !== 'unavailable',
    onToggleTimer: () => setIsTimerOn(!isTimerOn),
    secondsLeft,
    isCapturing,
    onCapture: () => void capture(),
  };
}
