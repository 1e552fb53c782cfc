import { PORTRAITS } from '../../art/Portrait/portraits.ts';

/** A camera for stories: a stream without frames, so that what stands there is the painted portrait. */
export function paintedCamera(portrait: string = PORTRAITS[4]) {
  return { stream: new MediaStream(), poster: portrait };
}
