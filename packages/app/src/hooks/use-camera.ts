import type { CameraChoice } from '@daylit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraState } from '../photo/camera/open-camera.ts';

/**
 * The camera of a screen that takes a photo. Its code is loaded when it is opened. It closes when the screen
 * is left or the page is hidden.
 */
export function useCamera(): CameraChoice {
  const [state, setState] = useState<CameraState>();
  const closing = useRef<AbortController>(undefined);
  const video = useRef<HTMLVideoElement>(null);
  const onVideo = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
  }, []);
  const onCancel = useCallback(() => {
    closing.current?.abort();
    setState(undefined);
  }, []);

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

  async function open() {
    closing.current?.abort();
    const { signal } = (closing.current = new AbortController());
    setState({ stream: undefined });
    try {
      const { openCamera } = await import('../photo/camera/open-camera.ts');
      if (!signal.aborted) await openCamera({ signal, findVideo: () => video.current, onChange: setState });
    } catch {
      if (!signal.aborted) setState({ stream: null, problem: 'failed' });
    }
  }

  if (!navigator.mediaDevices) return {};
  const onCapture = async () => {
    try {
      const { takePhoto } = await import('../photo/camera/open-camera.ts');
      const file = await takePhoto(video.current);
      if (file) onCancel();
      return file;
    } catch {
      closing.current?.abort();
      setState({ stream: null, problem: 'failed' });
      return null;
    }
  };
  return {
    onUseCamera: () => void open(),
    camera: state && { ...state, hasTimer: true, onVideo, onCapture, onCancel },
  };
}
