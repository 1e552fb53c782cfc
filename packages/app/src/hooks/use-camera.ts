import { type CameraChoice, type CameraFacing, FULL_CAMERA } from '@daylit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraState, PhotoChecks } from '../photo/camera/open-camera.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/**
 * The camera of a screen that takes a photo. Its code is loaded when it is opened. It closes when the screen
 * is left or the page is hidden, and on a phone, where it fills the screen, by going back.
 */
export function useCamera(): CameraChoice {
  const [state, setState] = useState<CameraState>();
  const [facing, setFacing] = useState<CameraFacing>('user');
  const closing = useRef<AbortController>(undefined);
  const video = useRef<HTMLVideoElement>(null);
  const checks = useRef<PhotoChecks>(undefined);
  const isHydrated = useIsHydrated();
  const onVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  const onCancel = useCallback(() => {
    closing.current?.abort();
    setState(undefined);
  }, []);
  useBackCloses(state !== undefined && state.stream !== null, FULL_CAMERA, onCancel);

  useEffect(() => {
    const closeHidden = () => {
      if (document.hidden) onCancel();
    };
    document.addEventListener('visibilitychange', closeHidden);
    return () => {
      document.removeEventListener('visibilitychange', closeHidden);
      closing.current?.abort();
    };
  }, [onCancel]);

  async function open(next: CameraFacing) {
    closing.current?.abort();
    const { signal } = (closing.current = new AbortController());
    checks.current = undefined;
    setFacing(next);
    setState({ stream: undefined });
    try {
      const { keepsPixels, openCamera } = await import('../photo/camera/open-camera.ts');
      if (signal.aborted) return;
      if (!keepsPixels()) return setState({ stream: null, problem: 'unreadable' });
      const findVideo = () => video.current;
      const onReady = (ready: PhotoChecks) => {
        checks.current = ready;
      };
      await openCamera({ signal, facing: next, findVideo, onReady, onChange: setState });
    } catch {
      if (!signal.aborted) setState({ stream: null, problem: 'failed' });
    }
  }

  // Before hydration the page is drawn as for nearly every browser.
  if (isHydrated && !navigator.mediaDevices) return {};
  const onCapture = async () => {
    try {
      const { takePhoto } = await import('../photo/camera/open-camera.ts');
      return await takePhoto(video.current, checks.current);
    } catch {
      closing.current?.abort();
      setState({ stream: null, problem: 'failed' });
      return null;
    }
  };
  const onFlip = () => void open(facing === 'user' ? 'environment' : 'user');
  return {
    onUseCamera: () => void open('user'),
    camera: state && {
      ...state,
      facing,
      hasTimer: true,
      onVideo,
      onCapture,
      onJudge: async (photo) => checks.current?.judge(photo),
      onFlip: state.hasOther ? onFlip : undefined,
      onCancel,
    },
  };
}
