import { type ComponentProps, useCallback, useState } from 'react';
import { DefaultThumbnail } from '../../art/DefaultThumbnail/DefaultThumbnail.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface FileImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> {
  /** Shown from this device; nothing is sent for it. */
  file: File;
  /** What a person who does not see it is told. */
  alt: string;
  /** This browser cannot open the file, so a drawing stands in its place. Say the file's name beside it. */
  onUnreadable?: () => void;
}

/** An image that was chosen and not sent anywhere. */
export function FileImage({ file, alt, onUnreadable, className, ...rest }: FileImageProps) {
  const [unreadableFile, setUnreadableFile] = useState<File>();
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  // Some browsers do not know HEIC; the server may still read it.
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
