import type { ChatProblem } from '../chat.ts';

/** What the reader is told about a problem. */
export function problemWords(problem: ChatProblem): string {
  switch (problem.kind) {
    case 'history_failed':
      return 'Error: Could not load chat history. Please try again later.';
    case 'invalid_reply':
      return 'Sorry, the server returned an invalid response.';
    case 'failed':
      return `Error: ${problem.detail}`;
  }
}
