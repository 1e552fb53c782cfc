export { type Assistant, createAssistant } from './assistant.ts';
export { readOwnFacts, type Said } from './conversation/own-facts.ts';
export { readModel } from './model-file.ts';
export type {
  MemberFacts,
  Message,
  OwnFact,
  ProductSearch,
  Question,
  Recommendation,
  ReplyFacts,
  RoutineProduct,
} from './ports.ts';
export { findPlainRedFlag } from './red-flags/find-red-flag.ts';
