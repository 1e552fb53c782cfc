import styles from './docs.module.css';
import { Live } from './Live.tsx';
import { entriesOf, groupsOf, propertyOf, roleColour, sourceOf, THEMES } from './token-data.ts';
import drawn from './tokens.module.css';

/** Every semantic colour in both themes, with the step of the scale that it takes. */
export function ColourRoles() {
  return groupsOf('theme.light.color').map((group) => (
    <Live key={group}>
      <h3 className={styles.GroupTitle}>{group}</h3>
      <ul className={drawn.Roles}>
        {entriesOf(`theme.light.color.${group}`).map(({ key, description }) => (
          <Role key={key} role={`${group}.${key}`} description={description} />
        ))}
      </ul>
    </Live>
  ));
}

interface RoleProps {
  /** For example "text.primary". */
  role: string;
  description: string | undefined;
}

function Role({ role, description }: RoleProps) {
  return (
    <li className={drawn.Role}>
      {THEMES.map((theme) => (
        <span key={theme} className={drawn.Ground} style={{ background: roleColour(theme, 'bg.canvas') }}>
          <span className={drawn.Swatch} style={{ background: roleColour(theme, role) }} />
        </span>
      ))}
      <span>
        <code className={styles.Code}>{propertyOf(role)}</code>
        <span className={styles.Note}>
          {description !== undefined && `${description}. `}
          {sourceOf('light', role)} by day, {sourceOf('dark', role)} by night
        </span>
      </span>
    </li>
  );
}
