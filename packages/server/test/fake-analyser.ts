import type { KeyConcern, Measurement, PhotoQuality, ProgressSummary } from '@daylit/contract';
import { Refusal } from '../src/errors.ts';
import type {
  AnalysisOptions,
  AnalysisOutput,
  ExternalUse,
  PhotoStage,
  RepeatPair,
  SkinAnalyser,
} from '../src/modules/scans/ports.ts';

/** An analyser with given results, without delay. Its parts may be changed while a test runs. */
export interface FakeAnalyser extends SkinAnalyser {
  verdict: PhotoQuality;
  /** What the notes say of each sign. */
  measurements: Measurement[];
  /** The concerns that the notes name. */
  concerns: KeyConcern[];
  /** What the report says of the scans before it. */
  progress: ProgressSummary;
  /** The differences of second photos. */
  pair: RepeatPair;
  /** Called before a second photo is measured; may wait. */
  beforeRepeat: () => void | Promise<void>;
  /** Called before each output; may wait or throw. */
  beforeOutput: (output: AnalysisOutput) => void | Promise<void>;
  /**
   * Called once per analysis; returns the beginning of its notes and the part of an external model in them.
   */
  onOptions: (options?: AnalysisOptions) => Promise<{ assessment: string; use: ExternalUse | undefined }>;
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
];

const FIRST_SCAN: ProgressSummary = {
  overall_assessment: 'This is your first scan.',
  improvements: [],
  regressions: [],
  action_items: [],
  comparison: { result: 'first_scan', compared_with: null, reason: null },
  trends: [],
};

export function createFakeAnalyser(): FakeAnalyser {
  return {
    version: 'fake',
    verdict: PASS,
    measurements: [],
    concerns: [],
    progress: FIRST_SCAN,
    beforeOutput: () => undefined,
    async assess() {
      return this.verdict;
    },
    pair: { engine_version: 'fake' },
    async repeat() {
      await this.beforeRepeat();
      if (this.verdict.status === 'fail') throw new Refusal('invalid', { detail: this.verdict.reason });
      return this.pair;
    },
    beforeRepeat: () => undefined,
    onOptions: async () => ({ assessment: 'Looks even in this photo.', use: undefined }),
    async *analyse(_photo, _context, options) {
      const { assessment, use } = await this.onOptions(options);
      const outputs: AnalysisOutput[] = [
        ...STAGES.map((event): AnalysisOutput => {
          if (event.stage !== 'condition_notes') return { type: 'stage', event };
          const { measurements, concerns: key_concerns_identified } = this;
          const payload = {
            ...event.payload,
            overall_assessment: assessment,
            key_concerns_identified,
            measurements,
          };
          return { type: 'stage', event: { ...event, payload }, ...(use && { external: use }) };
        }),
        { type: 'stage', event: { stage: 'progress_summary', payload: this.progress } },
        { type: 'finished', record: { engine_version: 'fake' }, thumbnail: Buffer.from('a thumbnail') },
      ];
      for (const output of outputs) {
        await this.beforeOutput(output);
        yield output;
      }
    },
  };
}
