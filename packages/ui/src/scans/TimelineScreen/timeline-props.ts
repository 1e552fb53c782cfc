import type { Allowance, TrendsView } from '@daylit/contract';
import type { ReactNode } from 'react';
import type { ActionState, Loaded } from '../../lib/states.ts';
import type { HiddenScansProps } from '../HiddenScans/HiddenScans.tsx';
import type { TimelineScan } from '../scan.ts';

export interface TimelineScreenProps {
  /** The loaded pages, newest first. A failure concerns the first page. */
  checkins: Loaded<readonly TimelineScan[]>;
  /** Every sign over time. Not shown before the first report. */
  trends: Loaded<TrendsView>;
  /** Replaces numbers about skin by words. Default false. */
  isWordsOnly?: boolean | undefined;
  /** The scans of the plan; undefined while that is not known. */
  allowance?: Allowance | undefined;
  /** When the member looks: what is due is not put off. */
  now: Date;
  /** Saves the day of a moment, ISO 8601, for a calendar. */
  onRemind: (moment: string) => void;
  /** Whether there is a further page. Default false. */
  hasMore?: boolean;
  /** State of loading the next page or of reloading the list. Default idle. */
  more?: ActionState;
  /** Loads the next page, also after a failure. */
  onLoadMore: () => void;
  /** Leaves a scan out of the trend, or counts it again. */
  onChooseTrend: (choice: { id: number; in_trend: boolean }) => void;
  /** Deletes a scan. For ten seconds it can be undone. */
  onDelete: (scan: { id: number }) => void;
  /** The scan whose choice is on its way. */
  choosing?: number | undefined;
  /** Loads again after a failure. Without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Scans older than the plan shows. */
  hidden?: Omit<HiddenScansProps, 'canBuy' | 'onUpgrade'> | undefined;
  /** False for members under 18: no plan is offered to them. See `canBuy`. */
  canBuy: boolean;
  /** Opens the plans. */
  onUpgrade: () => void;
  /** An `AdSlot`, on Free and Trial only. Shown after the third scan; with fewer scans there is none. */
  ad?: ReactNode;
}

/** Shown when the list cannot be loaded. */
export const PROBLEM = 'Unable to load timeline.';
