import { useEffect } from 'react';

/**
 * While the component is shown, a file that is dropped beside its box is not opened by the browser, which
 * would leave the page and lose what was entered. Dragged text is left alone.
 */
export function useDropGuard(): void {
  useEffect(() => {
    document.addEventListener('dragover', refuseFiles);
    document.addEventListener('drop', refuseFiles);
    return () => {
      document.removeEventListener('dragover', refuseFiles);
      document.removeEventListener('drop', refuseFiles);
    };
  }, []);
}

function refuseFiles(event: DragEvent): void {
  // A box that takes the file has prevented the default already.
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
