import { expect, it } from 'vitest';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

it.each(['Is my skin getting better?', 'Has my redness changed?'])(
  'says the run of scans first, and denies no change of it: %s',
  async (question) => {
    const ofRedness = {
      kind: 'calmer',
      since: '2026-06-24T08:00:00.000Z',
      from: 1.9,
      to: 0.6,
      scans: 5,
      confidence: 0.97,
      title: 'Calmer since June 24',
      sentence: 'Redness went from about 2 to below 1, over five scans.',
    } as const;
    const calmer = { trend: 'Redness has been calmer since June 24.', ofRedness };
    const { text } = await askAssistant(question, assistedMember({ trend: calmer }));
    expect(text).toMatch(/^Redness(: | has been )calmer since June 24\./);
    expect(text).not.toMatch(/no change|about the same|not changed/i);
    const steady = { ...ofRedness, kind: 'steady', since: null, title: 'Steady since June 24' } as const;
    const same = await askAssistant(question, assistedMember({ trend: { ofRedness: steady } }));
    expect(same.text).toMatch(/^(Redness: s|S)teady since June 24/);
    expect(same.text).not.toMatch(/about the same as last time: .*redness|Redness: about the same/i);
    expect(same.text).not.toMatch(/calmer|less visible|more visible/i);
  },
);
