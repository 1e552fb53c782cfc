import tone1 from './portrait-1.gen.webp';
import tone2 from './portrait-2.gen.webp';
import tone3 from './portrait-3.gen.webp';
import tone4 from './portrait-4.gen.webp';
import tone5 from './portrait-5.gen.webp';
import tone6 from './portrait-6.gen.webp';
import tone7 from './portrait-7.gen.webp';
import tone8 from './portrait-8.gen.webp';
import dim from './portrait-dim.gen.webp';

/**
 * URLs of painted portraits of no real person, 160 x 200 px: eight skin tones, lightest first. They replace
 * photos in stories and on the home page.
 */
export const PORTRAITS = [tone1, tone2, tone3, tone4, tone5, tone6, tone7, tone8] as const;

/** The fifth portrait in too little light. */
export const DIM_PORTRAIT = dim;
