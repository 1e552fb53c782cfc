import styles from './docs.module.css';
import { Live } from './Live.tsx';

const ROWS = [
  ['flaw, problem skin, imperfection', 'Skin has no faults.', 'the sign by its name: redness, lines'],
  ['bad, worse, ugly', 'More of something is not bad.', 'a little more, more visible'],
  [
    'perfect, flawless, fair, clear (as praise)',
    'Praise for some skin is blame for other skin.',
    'even, calm, settled, comfortable',
  ],
  ['anti-ageing, younger, older', 'No age is read from a face.', 'fine lines, or the concern as it was told'],
  ['lighten, brighten, whiten', 'No tone is better than another.', 'even tone'],
  ['treat, cure, heal', 'They belong to medicine.', 'many people use it where skin looks …'],
  ['names of diseases', 'A photo is not an examination.', 'what is seen, and where'],
  ['miracle, guaranteed, proven', 'Nobody can promise it.', 'the source and its grade'],
  ['oops, woohoo, awesome, please note', 'They take time and say nothing.', 'the fact'],
  ['users, customers, subjects', 'One person reads this.', 'you'],
  ['invalid, illegal, error 400', 'They name the trouble of the software.', 'what to change'],
] as const;

/** The words that we do not use, why, and what we write instead. */
export function NeverTable() {
  return (
    <Live>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">Never</th>
            <th scope="col">Because</th>
            <th scope="col">Write</th>
          </tr>
        </thead>
        {ROWS.map(([never, because, write]) => (
          <tbody key={never}>
            <tr>
              <th scope="row">{never}</th>
              <td>{because}</td>
              <td>{write}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </Live>
  );
}
