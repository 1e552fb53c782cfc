/** The member closed the question for a password: the call was not made, and nothing has changed. */
export class SignInCancelled extends Error {
  override readonly name = 'SignInCancelled';
}
