import type { Group } from './check.ts';
import { allowance } from './groups/allowance.ts';
import { authorisation } from './groups/authorisation.ts';
import { bruteForce } from './groups/brute-force.ts';
import { canaries } from './groups/canaries.ts';
import { consent } from './groups/consent.ts';
import { crossSite } from './groups/cross-site.ts';
import { doors } from './groups/doors.ts';
import { enumeration } from './groups/enumeration.ts';
import { headers } from './groups/headers.ts';
import { hostileFiles } from './groups/hostile-files.ts';
import { injection } from './groups/injection.ts';
import { input } from './groups/input.ts';
import { networkLimits } from './groups/network-limits.ts';
import { parameters } from './groups/parameters.ts';
import { preHijack } from './groups/pre-hijack.ts';
import { races } from './groups/races.ts';
import { sessions } from './groups/sessions.ts';
import { slowClients } from './groups/slow-clients.ts';
import { wire } from './groups/wire.ts';

/** In the order in which they run. */
export const GROUPS: readonly Group[] = [
  crossSite,
  sessions,
  authorisation,
  headers,
  input,
  parameters,
  injection,
  wire,
  doors,
  hostileFiles,
  enumeration,
  bruteForce,
  networkLimits,
  preHijack,
  races,
  slowClients,
  canaries,
  consent,
  allowance,
];

/** The number of checks in a whole run. Raise it with every new check. */
export const FEWEST_CHECKS = { quick: 505, all: 690 };
