/** Characters of the public id: enough of the token's hash to be unique among the sessions of a member. */
const ID_LENGTH = 22;

/** The public id of a session. Not the row's number, which would tell how many people sign in. */
export function publicIdOf(tokenHash: Buffer): string {
  return tokenHash.toString('base64url').slice(0, ID_LENGTH);
}
