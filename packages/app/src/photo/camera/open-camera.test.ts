import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFaceModels } from './load-face-models.ts';
import { type CameraState, openCamera } from './open-camera.ts';

// The networks have an address only in a built page; the end-to-end tests load them.
vi.mock('./load-face-models.ts', () => ({ loadFaceModels: vi.fn() }));

/** The used part of a camera track: its events and `stop`. */
class FakeTrack extends EventTarget {
  stop = vi.fn();
}

const track = { current: new FakeTrack() };
const getUserMedia = vi.fn();
const enumerateDevices = async () => [{ kind: 'videoinput' }, { kind: 'audioinput' }];
const states: CameraState[] = [];

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  states.length = 0;
  track.current = new FakeTrack();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track.current] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices } });
  vi.mocked(loadFaceModels).mockReset().mockRejectedValue(new Error('It did not come.'));
});

function open(signal = new AbortController().signal): Promise<void> {
  return openCamera({
    signal,
    facing: 'user',
    findVideo: () => null,
    onReady: vi.fn(),
    onChange: (state) => states.push(state),
  });
}

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'no_camera'],
  ['OverconstrainedError', 'no_camera'],
  ['NotReadableError', 'in_use'],
  ['AbortError', 'in_use'],
  ['TypeError', 'failed'],
])('%s is said as %s', async (name, problem) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await open();
  expect(states).toEqual([{ stream: null, problem }]);
});

test('without the face networks the camera works, without guidance', async () => {
  await open();
  expect(states).toMatchObject([{ guidanceStatus: 'loading' }, { guidanceStatus: 'unavailable' }]);
  expect(states.at(-1)?.stream).not.toBeNull();
  expect(track.current.stop).not.toHaveBeenCalled();
});

test('closing stops the track and reports nothing more', async () => {
  const closing = new AbortController();
  vi.mocked(loadFaceModels).mockImplementation(async (signal) => {
    closing.abort();
    throw signal.reason;
  });
  await open(closing.signal);
  expect(track.current.stop).toHaveBeenCalled();
  expect(states).toMatchObject([{ guidanceStatus: 'loading' }]);
});

test('a camera that is allowed after the view was closed is stopped at once', async () => {
  const closing = new AbortController();
  const asked = Promise.withResolvers<unknown>();
  getUserMedia.mockReturnValue(asked.promise);
  const opened = open(closing.signal);
  closing.abort();
  asked.resolve({ getTracks: () => [track.current] });
  await opened;
  expect(track.current.stop).toHaveBeenCalled();
  expect(states).toEqual([]);
});

test('a lost camera is reported and released', async () => {
  await open();
  track.current.dispatchEvent(new Event('ended'));
  expect(states.at(-1)).toEqual({ stream: null, problem: 'in_use' });
  expect(track.current.stop).toHaveBeenCalled();
});
