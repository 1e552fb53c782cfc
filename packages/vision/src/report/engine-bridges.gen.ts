import type { EngineBridge } from './engine-bridge.ts';

/** Written by `npm run lab:bridge`. */
export const ENGINE_BRIDGES: readonly EngineBridge[] = [
  {"from":"4.5.0","to":"4.6.0","signs":{"redness":{"values":[0,1,2,3,4,5],"spread":0},"texture":{"values":[0,0.92,1.92,2.98,4,5],"spread":0.09},"lines":{"values":[0,1,2,3,4,5],"spread":0},"dark_circles":{"values":[0,1,2,3,4,5],"spread":0},"shine":null,"tone_evenness":{"values":[0,1,2,3,4,5],"spread":0},"blemishes":{"values":[0,0.83,1.74,2.58,4,5],"spread":0.23},"dark_spots":null}},
];
