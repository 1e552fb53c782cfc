import { parseSync, Visitor, type ESTree } from 'vite';

/** One small change of a source file that a test should notice. */
export interface Mutant {
  /** Relative to the root of the repository. */
  file: string;
  /** Offsets of the replaced text, in UTF-16 units. */
  start: number;
  end: number;
  /** Counted from 1. */
  line: number;
  /** What kind of change it is, such as `boundary`. */
  operator: string;
  original: string;
  /** The text that replaces the original; empty where a statement is removed. */
  replacement: string;
  /** The code runs once, when its module is loaded. */
  isStatic: boolean;
}

/** For each operator of a comparison, a calculation or a condition: how it is changed. */
const BINARY: Record<string, [operator: string, replacement: string]> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['negation', '!=='],
  '!==': ['negation', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '??': ['logic', '||'],
};

/** All mutants of a file, in the order of their starts. */
export function findMutants(file: string, text: string): Mutant[] {
  const mutants: Mutant[] = [];
  // Functions and fields of classes around the present node: their code runs when it is called.
  let depth = 0;
  // Types and names are no code.
  const names = new Set<unknown>();
  const add = (node: Range, operator: string, replacement: string): void => {
    if (names.has(node)) return;
    const { start, end } = node;
    const line = text.slice(0, start).split('\n').length;
    const original = text.slice(start, end);
    mutants.push({ file, start, end, line, operator, original, replacement, isStatic: depth === 0 });
  };
  const textOf = ({ start, end }: Range): string => text.slice(start, end);
  const negate = ({ test }: { test: Range }): void => add(test, 'condition', `!(${textOf(test)})`);
  const swap = (node: ESTree.BinaryExpression | ESTree.LogicalExpression): void => {
    const change = BINARY[node.operator];
    if (!change || (node.operator === '+' && isText(node))) return;
    if (node.operator === '??' && isSameForFalse(node.right)) return;
    add(node, change[0], `(${textOf(node.left)}) ${change[1]} (${textOf(node.right)})`);
  };
  const enter = (): void => void depth++;
  const leave = (): void => void depth--;
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    PropertyDefinition: enter,
    'PropertyDefinition:exit': leave,
    BinaryExpression: swap,
    LogicalExpression: swap,
    IfStatement: negate,
    ConditionalExpression: negate,
    UnaryExpression(node) {
      if (node.operator === '!') add(node, 'negation', textOf(node.argument));
    },
    AwaitExpression: (node) => add(node, 'await', textOf(node.argument)),
    ExpressionStatement(node) {
      const isSuper = node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super';
      if (!isSuper && !node.directive) add(node, 'statement', '');
    },
    Property: (node) => void (node.computed || names.add(node.key)),
    ImportDeclaration: (node) => void names.add(node.source),
    ExportAllDeclaration: (node) => void names.add(node.source),
    ExportNamedDeclaration: (node) => void names.add(node.source),
    TSPropertySignature: (node) => void names.add(node.key),
    TSLiteralType: (node) => void names.add(node.literal),
    Literal(node) {
      if (typeof node.value === 'boolean') add(node, 'literal', String(!node.value));
      if (typeof node.value === 'number') add(node, 'literal', String(node.value + 1));
      if (typeof node.value === 'string') add(node, 'literal', node.value === '' ? "'x'" : "''");
    },
  }).visit(parseSync(file, text).program);
  return mutants.toSorted((a, b) => a.start - b.start);
}

interface Range {
  start: number;
  end: number;
}

/** In place of an empty text, of nothing or of an object, `??` and `||` give the same. */
function isSameForFalse(right: ESTree.Expression): boolean {
  if (right.type === 'Literal') return !right.value && right.value !== null;
  return right.type === 'ArrayExpression' || right.type === 'ObjectExpression';
}

/** Texts are joined, not added. */
function isText(node: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}
