/** Changes whenever the same photo may give another number; scans of different versions are not compared. */
export const ENGINE_VERSION = '3.0.0';
