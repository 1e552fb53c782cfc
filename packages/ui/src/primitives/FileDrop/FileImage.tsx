import { type ComponentProps, useCallback } from 'react';

export interface FileImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** Shown from this device; nothing is sent for it. */
  file: File;
  /** What a person who does not see it is told. */
  alt: string;
}

/** An image that was chosen and not sent anywhere. */
export function FileImage({ file, alt, ...rest }: FileImageProps) {
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img {...rest} ref={showFile} alt={alt} />;
}
