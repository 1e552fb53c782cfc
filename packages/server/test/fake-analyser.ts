import type { AnalysisStep, PhotoQuality, PhotoStage, SkinAnalyser } from '../src/modules/scans/ports.ts';

/** An analyser that sees what it is told to, at once. Its parts may be changed while a test runs. */
export interface FakeAnalyser extends SkinAnalyser {
  verdict: PhotoQuality;
  /** Called before each step; may wait or throw. */
  beforeStep: (step: AnalysisStep) => void | Promise<void>;
}

const PASS: PhotoQuality = { status: 'pass', reason: 'Sharp and evenly lit.', issue: null };

const STAGES: PhotoStage[] = [
  { stage: 'photo_quality', payload: PASS },
  {
    stage: 'skin_type',
    payload: {
      skin_type: 'combination',
      explanation: 'As you said.',
      basis: 'answers',
      confidence: 'medium',
    },
  },
  {
    stage: 'skin_sensitivity',
    payload: { skin_sensitivity: 'low', explanation: 'As you said.', basis: 'answers', confidence: 'medium' },
  },
  {
    stage: 'condition_notes',
    payload: {
      overall_assessment: 'Looks even in this photo.',
      key_concerns_identified: [],
      positive_observations: ['Even tone.'],
      hydration_level_assessment: 'Cannot tell from this photo.',
      texture_assessment: 'Looks smooth.',
      tone_evenness_assessment: 'Looks even.',
      measurements: [],
    },
  },
  {
    stage: 'progress_summary',
    payload: {
      overall_assessment: 'This is your first scan.',
      improvements: [],
      regressions: [],
      action_items: [],
      comparison: { result: 'first_scan', compared_with: null, reason: null },
      trends: [],
    },
  },
];

export function createFakeAnalyser(): FakeAnalyser {
  return {
    version: 'fake',
    verdict: PASS,
    beforeStep: () => undefined,
    async assess() {
      return this.verdict;
    },
    async *analyse() {
      const steps: AnalysisStep[] = [
        ...STAGES.map((event) => ({ type: 'stage', event }) as const),
        { type: 'finished', record: { engine_version: 'fake' }, thumbnail: Buffer.from('a thumbnail') },
      ];
      for (const step of steps) {
        await this.beforeStep(step);
        yield step;
      }
    },
  };
}
