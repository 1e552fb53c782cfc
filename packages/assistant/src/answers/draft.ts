import type { ChatAction, ChatSource, EvidenceGrade } from '@daylit/contract';
import type { Question, ProductSearch, ReplyFacts } from '../ports.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Understood } from '../conversation/understood.ts';
import { type AnswerSource, sourceOf } from '../sources.ts';

/** Numbered sources of one reply, as the document limits them. */
const MOST_SOURCES = 12;

/** The input of an answer. */
export interface ReadQuestion extends Understood {
  question: Question;
  conversation: Conversation;
  person: Person;
}

/** The facts about the member that change how something is said. */
export interface Person {
  isMinor: boolean;
  /** From the member's answers, or from what they said in this conversation. */
  isPregnant: boolean;
  /** True unless the member answered no. Then advice about pregnancy is included. */
  mayBePregnant: boolean;
  wordsOnly: boolean;
  avoidsFragrance: boolean;
}

export interface Answer extends Pick<ReplyFacts, 'kind' | 'sources' | 'follow_ups' | 'search' | 'miss'> {
  paragraphs: readonly string[];
  actions: readonly ChatAction[];
}

/** An answer under construction: its sentences, with the numbers of their sources. */
export class Draft {
  private readonly paragraphs: string[] = [];
  private readonly sources: ChatSource[] = [];
  private followUps: readonly string[] = [];
  private search: ProductSearch | null = null;
  private actions: readonly ChatAction[] = [];

  /** An answer to which something is added. */
  static of({ paragraphs, sources, follow_ups, search, actions }: Answer): Draft {
    const draft = new Draft().offer(...follow_ups).let(...actions);
    draft.paragraphs.push(...paragraphs);
    draft.sources.push(...sources);
    draft.search = search;
    return draft;
  }

  /** Adds a paragraph with the numbers of its sources. Empty words add nothing. */
  say(words: string, ...sources: readonly Omit<ChatSource, 'number'>[]): this {
    if (words.trim() !== '') this.paragraphs.push(this.marked(words, sources));
    return this;
  }

  /** The same before all other paragraphs. */
  sayFirst(words: string, ...sources: readonly Omit<ChatSource, 'number'>[]): this {
    this.paragraphs.unshift(this.marked(words, sources));
    return this;
  }

  /** The same for sources from the knowledge base. */
  cite(words: string, ids: readonly AnswerSource[], grade: EvidenceGrade | null): this {
    return this.say(words, ...ids.map((id) => sourceOf(id, grade)));
  }

  /** Suggested follow-up questions. */
  offer(...followUps: readonly string[]): this {
    this.followUps = followUps;
    return this;
  }

  /** What the member can do at once. */
  let(...actions: readonly ChatAction[]): this {
    this.actions = actions;
    return this;
  }

  thenSearch(search: ProductSearch): this {
    this.search = search;
    return this;
  }

  get isEmpty(): boolean {
    return this.paragraphs.length === 0;
  }

  answer(kind: Answer['kind'] = 'answer'): Answer {
    return {
      kind,
      paragraphs: this.paragraphs,
      sources: this.sources,
      follow_ups: [...this.followUps],
      search: this.search,
      actions: this.actions,
    };
  }

  private marked(words: string, sources: readonly Omit<ChatSource, 'number'>[]): string {
    const numbers = [...new Set(sources.map((source) => this.numberOf(source)))].sort((a, b) => a - b);
    const marks = numbers.filter((number) => number <= MOST_SOURCES).map((number) => ` [${number}]`);
    return words.trim() + marks.join('');
  }

  private numberOf(source: Omit<ChatSource, 'number'>): number {
    const known = this.sources.find(({ title, note }) => title === source.title && note === source.note);
    if (known) return known.number;
    const number = this.sources.length + 1;
    if (number <= MOST_SOURCES) this.sources.push({ ...source, number });
    return number;
  }
}
