import { PORTRAITS } from '../../art/Portrait/portraits.ts';

/** A camera for stories: a stream without frames, so that the painted portrait is shown as the poster. */
export function paintedCamera(portrait: string = PORTRAITS[4]) {
  return { stream: new MediaStream(), poster: portrait };
}
