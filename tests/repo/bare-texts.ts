import { type ESTree, parseSync } from 'vite';

/**
 * What a child of an element can be: words that never change, words that may, an element that is always
 * there, one that comes and goes, or nothing.
 */
type Kind = 'fixed words' | 'words' | 'element' | 'guest' | 'nothing';

/** What the file says about a name: the first value of a constant, the type of a prop. */
interface Names {
  values: Map<string, ESTree.Expression>;
  types: Map<string, string>;
}

const ELEMENT_TYPE = /^\(?(Elements|ReactElement)\b|=> (Elements|ReactElement)\b/;

/**
 * The texts of a component that a translating browser would break, as `line: source`. Chrome moves each text
 * node into an element of its own. React, which still holds the node, then cannot put anything before it,
 * cannot remove it, and changes it unseen. A text that is the only child of its element is safe: React then
 * replaces the content of the element. Words that never change may stand between elements that never go.
 */
export function bareTexts(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const faults: string[] = [];
  for (const statement of program.body) {
    const names = namesFor(statement, program, text);
    visit(statement, (node) => {
      if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
      const kinds = node.children.map((child) => kindOfChild(child, names));
      if (
        !isFault(
          kinds.filter((kind) => kind !== 'nothing'),
          node.type === 'JSXFragment',
        )
      )
        return;
      const line = text.slice(0, node.start).split('\n').length;
      faults.push(`${line}: ${text.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 120)}`);
    });
  }
  return faults;
}

/** The text of a fragment has the neighbours of the fragment as siblings. */
function isFault(kinds: readonly Kind[], isFragment: boolean): boolean {
  const hasWords = kinds.includes('fixed words') || kinds.includes('words');
  if (isFragment) return hasWords;
  return kinds.length > 1 && hasWords && (kinds.includes('words') || kinds.includes('guest'));
}

function kindOfChild(child: ESTree.JSXChild, names: Names): Kind {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? 'nothing' : 'fixed words';
  if (child.type === 'JSXExpressionContainer')
    return child.expression.type === 'JSXEmptyExpression' ? 'nothing' : kindOf(child.expression, names);
  return child.type === 'JSXSpreadChild' ? 'words' : 'element';
}

function kindOf(expression: ESTree.Expression, names: Names): Kind {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'ParenthesizedExpression':
      return kindOf(expression.expression, names);
    case 'Literal':
      return typeof expression.value === 'string' ? 'fixed words' : 'nothing';
    case 'LogicalExpression':
      return guestUnlessWords([kindOf(expression.right, names)]);
    case 'ConditionalExpression':
      return guestUnlessWords([kindOf(expression.consequent, names), kindOf(expression.alternate, names)]);
    case 'CallExpression':
      return kindOfCall(expression, names);
    case 'ArrowFunctionExpression':
      return expression.body.type === 'BlockStatement' ? 'element' : kindOf(expression.body, names);
    case 'Identifier':
      return kindOfName(expression.name, names);
    case 'MemberExpression':
      return expression.property.type === 'Identifier'
        ? kindOfName(expression.property.name, names)
        : 'words';
    default:
      return 'words';
  }
}

/**
 * `list.map(…)` and `Array.from(…, …)` are what their callback returns; another call is what its type says.
 */
function kindOfCall({ callee, arguments: given }: ESTree.CallExpression, names: Names): Kind {
  const callback = given.find((argument) => argument.type === 'ArrowFunctionExpression');
  if (callback !== undefined) return guestUnlessWords([kindOf(callback, names)]);
  return callee.type === 'Identifier' ? guestUnlessWords([kindOfName(callee.name, names)]) : 'words';
}

function kindOfName(name: string, names: Names): Kind {
  if (ELEMENT_TYPE.test(names.types.get(name) ?? '')) return 'guest';
  if (names.types.has(name)) return 'words';
  const value = names.values.get(name);
  if (value === undefined) return 'words';
  // A name that occurs in its own value says nothing.
  const others = new Map(names.values);
  others.delete(name);
  return kindOf(value, { ...names, values: others });
}

function guestUnlessWords(kinds: readonly Kind[]): Kind {
  return kinds.every((kind) => kind === 'element' || kind === 'guest' || kind === 'nothing')
    ? 'guest'
    : 'words';
}

/** The names of a file, of which those in a component's own props are read last. */
function namesFor(statement: ESTree.Node, program: ESTree.Program, text: string): Names {
  const names: Names = { values: new Map(), types: new Map() };
  readNames(program, text, names);
  const types = new Set(
    [...text.slice(statement.start, statement.end).matchAll(/\}: (\w+Props)\b/g)].map(([, type]) => type),
  );
  visit(program, (node) => {
    if (node.type === 'TSInterfaceDeclaration' && types.has(node.id.name)) readNames(node, text, names);
  });
  readNames(statement, text, names);
  return names;
}

function readNames(within: ESTree.Node, text: string, names: Names): void {
  visit(within, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      names.values.set(node.id.name, node.init);
    if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier' && node.typeAnnotation) {
      const { start, end } = node.typeAnnotation.typeAnnotation;
      names.types.set(node.key.name, text.slice(start, end));
    }
  });
}

function visit(value: unknown, see: (node: ESTree.Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) see(value as ESTree.Node);
  for (const part of Object.values(value)) visit(part, see);
}
