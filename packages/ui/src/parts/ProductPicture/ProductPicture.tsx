import { useState } from 'react';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import styles from './ProductPicture.module.css';

export interface ProductPictureProps {
  /** Id and step key choose the drawing when `image_url` is missing, empty, or fails to load. */
  product: { id: string; category: string; image_url?: string | null | undefined };
}

/**
 * A product's photo, else its drawing. Square, as wide as its container. Decorative: the name is beside it.
 */
export function ProductPicture({ product: { id, category, image_url } }: ProductPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (typeof image_url !== 'string' || image_url === '' || image_url === failedUrl) {
    return <ProductArt category={category} productId={id} />;
  }
  return (
    <img
      src={image_url}
      alt=""
      loading="lazy"
      className={styles.ProductPicture}
      onError={() => setFailedUrl(image_url)}
    />
  );
}
