import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { countScans } from './progress.ts';
import { readReport, reportSource } from './report.ts';

/** How good the last photo was, how to take the next one, and when, if the question asks for it. */
export async function explainPhoto(asked: ReadQuestion): Promise<Answer> {
  if (asked.words.includes('when')) return countScans(asked);
  const report = await readReport(asked);
  const draft = new Draft();
  if (report)
    draft.say(`Your last photo: ${report.result.photo_quality.reason}`, reportSource(report, asked));
  const ways = report?.result.condition_notes.measurements.flatMap(({ next_time }) => next_time ?? []) ?? [];
  if (ways.length > 0) draft.say([...new Set(ways)].slice(0, 3).join(' '));
  return draft
    .say(
      'Face a window in daylight, without sun on your skin. Hold the camera at eye level, look straight at it, and fill half the width with your face.',
    )
    .say(
      'No make-up, no glasses, hair pulled back. Use the same place and time of day each time, so that photos can be compared.',
    )
    .offer('Why does light matter?', 'How often should I scan?')
    .answer();
}
