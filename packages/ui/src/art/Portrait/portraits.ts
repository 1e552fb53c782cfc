import tone1 from './portrait-1.gen.png';
import tone2 from './portrait-2.gen.png';
import tone3 from './portrait-3.gen.png';
import tone4 from './portrait-4.gen.png';
import tone5 from './portrait-5.gen.png';
import tone6 from './portrait-6.gen.png';
import tone7 from './portrait-7.gen.png';
import tone8 from './portrait-8.gen.png';
import dim from './portrait-dim.gen.png';

/**
 * URLs of painted portraits of no real person, 160 x 200 px: eight skin tones, lightest first. They replace
 * photos in stories and on the home page.
 */
export const PORTRAITS = [tone1, tone2, tone3, tone4, tone5, tone6, tone7, tone8] as const;

/** The fifth portrait in too little light. */
export const DIM_PORTRAIT = dim;
