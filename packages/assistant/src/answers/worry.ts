import { ENTRIES } from '../knowledge/knowledge.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { sayEntry } from './knowledge.ts';

/** "Is that bad?", "is this normal for my age?" */
const WORRIED =
  /^((and|but|so|ok|okay|hm) )*(is|are) (that|this|it|these|those|they) (\w+ ){0,2}(bad|good|normal|serious|okay|ok|fine|worrying|dangerous|a lot|much|high|low)\b/i;

/** A question about what the report just said. */
export function asksWhetherItIsBad({ question, before, leans, ...named }: ReadQuestion): boolean {
  const isAboutPhoto = /^(report|progress)\./.test(before?.topic ?? '');
  const namesNothing = named.ingredients.length + named.steps.length === 0;
  return leans && isAboutPhoto && namesNothing && WORRIED.test(question.text);
}

/** Says what a severity does not mean, and who can say more. */
export function tellWhetherItIsBad(asked: ReadQuestion): Answer {
  const draft = new Draft().say(
    'I cannot call it good or bad. I say how visible something is in one photo, from 0, not visible, to 5, very marked. I compare nobody with other people, and not with an age.',
  );
  const doctor = ENTRIES.get('concern.doctor');
  if (doctor) sayEntry(draft, doctor, asked);
  return draft
    .offer('What should I focus on?', 'How sure are the scores?', 'How do I check a mole?')
    .answer();
}
