/** Where a finding was seen. All coordinates are shares, 0 to 1: x of the thumbnail's width, y of its height. */
export type EvidenceShape = EvidenceEllipse | EvidenceLine | EvidencePolygon;

interface EvidenceEllipse {
  type: 'ellipse';
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** Radians, clockwise. */
  angle: number;
  /** 0 to 1. */
  strength: number;
}

interface EvidenceLine {
  type: 'line';
  /** Pairs of x and y. */
  points: readonly (readonly number[])[];
  /** 0 to 1. */
  strength: number;
}

interface EvidencePolygon {
  type: 'polygon';
  /** Pairs of x and y. */
  points: readonly (readonly number[])[];
  /** 0 to 1. */
  strength: number;
}
