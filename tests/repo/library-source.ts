import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { ROOT, repositoryFiles } from './repository-files.ts';

const SOURCE = 'packages/ui/src/';

/** A TypeScript file of the component library. */
export interface SourceFile {
  /** Relative to `packages/ui/src`. */
  file: string;
  text: string;
  body: readonly (ESTree.Directive | ESTree.Statement)[];
  comments: ReturnType<typeof parseSync>['comments'];
}

/** A prop that one of our interfaces declares, as opposed to an inherited attribute of an element. */
export interface OwnProp {
  /** `primitives/Button/Button.tsx: ButtonProps.variant`. */
  name: string;
  isDocumented: boolean;
}

/** The source of the library: components, functions and stories, without tests and generated files. */
export function librarySource(): SourceFile[] {
  const files = repositoryFiles(/^packages\/ui\/src\/.*\.tsx?$/).filter(
    (file) => !/\.(test|gen)\.tsx?$/.test(file),
  );
  return files.map((file) => {
    const text = readFileSync(ROOT + file, 'utf8');
    const { program, comments, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    return { file: file.slice(SOURCE.length), text, body: program.body, comments };
  });
}

/** Names of the stories in a story file. */
export function storiesIn({ body }: SourceFile): string[] {
  return exportedDeclarations(body).flatMap((declaration) =>
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [],
  );
}

/** The props that the exported `…Props` types of a file declare. */
export function ownProps(source: SourceFile): OwnProp[] {
  return exportedDeclarations(source.body).flatMap((declaration) => {
    if (declaration.type !== 'TSInterfaceDeclaration' && declaration.type !== 'TSTypeAliasDeclaration')
      return [];
    const { name } = declaration.id;
    if (!name.endsWith('Props')) return [];
    const members =
      declaration.type === 'TSInterfaceDeclaration'
        ? declaration.body.body
        : literalMembers(declaration.typeAnnotation);
    return members.map((member) => ({
      name: `${source.file}: ${name}.${source.text.slice(member.start, member.end).split(/[?:(\n]/, 1)[0]}`,
      isDocumented: hasDocstring(source, member.start),
    }));
  });
}

/** Folders of the files that import a file, except stories. */
export function userFolders({ file }: SourceFile, all: readonly SourceFile[]): Set<string> {
  const users = all.filter(
    (other) =>
      !other.file.endsWith('.stories.tsx') &&
      other.file !== 'index.ts' &&
      other.body.some(
        (statement) =>
          statement.type === 'ImportDeclaration' &&
          path.posix.join(path.posix.dirname(other.file), statement.source.value) === file,
      ),
  );
  return new Set(users.map((user) => path.posix.dirname(user.file)));
}

function exportedDeclarations(body: SourceFile['body']): ESTree.Declaration[] {
  return body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? [statement.declaration] : [],
  );
}

/** Members of a type literal, or of a union or intersection of them. */
function literalMembers(type: ESTree.TSType): ESTree.TSSignature[] {
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType')
    return type.types.flatMap(literalMembers);
  return [];
}

function hasDocstring({ text, comments }: SourceFile, start: number): boolean {
  return comments.some(
    (comment) =>
      comment.type === 'Block' &&
      comment.value.startsWith('*') &&
      comment.end <= start &&
      text.slice(comment.end, start).trim() === '',
  );
}
