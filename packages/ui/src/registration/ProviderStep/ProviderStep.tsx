import { failureOf } from '../../lib/states.ts';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import styles from '../../parts/AuthLayout/auth-form.module.css';
import { type ProviderChoice, ProviderButtons } from '../../parts/ProviderButtons/ProviderButtons.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { StepHeading } from '../StepHeading/StepHeading.tsx';

export type ProviderStepProps = ProviderChoice;

/** Step 1 of the registration where there are no passwords: people register with an account elsewhere. */
export function ProviderStep(choice: ProviderStepProps) {
  return (
    <AuthLayout artTitle="Good light is all you need." narrowArt="none">
      <StepHeading
        step={1}
        title="Create your account"
        lead="You register with an account that you have elsewhere. You need to be at least 13 years old."
      />
      <div className={styles.Form}>
        <Failure>{failureOf(choice.opening, 'Registration failed')}</Failure>
        <ProviderButtons {...choice} />
        <p className={styles.Lead}>
          Already registered?{' '}
          <Link href="/login" variant="block">
            Login
          </Link>
        </p>
      </div>
    </AuthLayout>
  );
}
