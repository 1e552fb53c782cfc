const WIDTH = 30;

export interface ProgressBar {
  /** `share` from 0 to 1. */
  show(share: number, words: string): void;
  /** Leaves the last state in its line and begins a new one. */
  end(): void;
}

/** A bar in one line of a terminal; in a file, a line for each tenth. */
export function showProgress(stream: NodeJS.WriteStream): ProgressBar {
  let lastTenth = -1;
  let isOpen = false;
  return {
    show(share, words) {
      const part = Math.min(1, Math.max(0, share));
      const tenth = Math.floor(part * 10);
      if (!stream.isTTY && tenth === lastTenth) return;
      lastTenth = tenth;
      const full = Math.round(part * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(part * 100)} %, ${words}`;
      stream.write(stream.isTTY ? `\r${bar} ` : `${bar}\n`);
      isOpen = stream.isTTY;
    },
    end() {
      if (isOpen) stream.write('\n');
      isOpen = false;
      lastTenth = -1;
    },
  };
}
