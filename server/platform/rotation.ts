/** A secret, or several during a rotation: the first one signs, all verify. */
export type Secret = string | readonly string[];

export const secretsOf = (secret: Secret): readonly string[] =>
  typeof secret === "string" ? [secret] : secret;

export function signingSecret(secret: Secret): string {
  const [first] = secretsOf(secret);
  if (first === undefined) throw new Error("there is no secret to sign with");
  return first;
}
