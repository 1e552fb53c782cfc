const UNREADABLE =
  'This file could not be read as a photo: it may be damaged, far too large or of another kind. Please choose a JPEG, PNG or WebP photo.';

/** The file is not a usable photo, for example HEIC outside Safari. The message is for the user. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';

  constructor(message = UNREADABLE) {
    super(message);
  }
}
