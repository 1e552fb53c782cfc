import { Link } from '../../primitives/Link/Link.tsx';
import { Band, BandText } from '../Band/Band.tsx';
import portraitWall from './portrait-wall.gen.avif';
import styles from './SkinTones.module.css';

/** The promise to serve every skin tone, with ten drawn portraits. None shows a real person. */
export function SkinTones() {
  return (
    <Band
      title="Every skin tone, the same daylight."
      text={
        <BandText>
          We test on ten tones and publish each result, the weak ones too.{' '}
          <Link href="/transparency">How good is Daylit?</Link>
        </BandText>
      }
      picture={
        <img
          src={portraitWall}
          width={1296}
          height={624}
          loading="lazy"
          decoding="async"
          alt="Ten drawn faces with skin from very light to very dark, all in daylight"
          className={styles.PortraitWall}
        />
      }
    />
  );
}
