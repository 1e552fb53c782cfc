import { type ComponentProps, useCallback, useState } from 'react';
import { DefaultThumbnail } from '../../art/DefaultThumbnail/DefaultThumbnail.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface FileImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> {
  /** Shown locally; nothing is sent. */
  file: Blob;
  /** Alternative text. */
  alt: string;
  /** The browser cannot decode the file, so a drawing is shown instead. Show the file's name beside it. */
  onUnreadable?: () => void;
}

/** A chosen image, shown without sending it anywhere. */
export function FileImage({ file, alt, onUnreadable, className, ...rest }: FileImageProps) {
  const [unreadableFile, setUnreadableFile] = useState<Blob>();
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  // Some browsers cannot decode HEIC; the server may still read it.
  if (unreadableFile === file) {
    return (
      <span className={className}>
        <DefaultThumbnail />
        <VisuallyHidden>{`${alt}, without a preview`}</VisuallyHidden>
      </span>
    );
  }
  return (
    <img
      {...rest}
      ref={showFile}
      alt={alt}
      className={className}
      onError={() => {
        setUnreadableFile(file);
        onUnreadable?.();
      }}
    />
  );
}
