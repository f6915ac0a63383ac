/** A secret, or those in rotation: the first one signs, and what any of them signed is still ours. */
export type Secret = string | readonly string[];

/** The keys that open what is kept closed: those of sessions, and those of what people answered. */
export interface Llaves {
  sesion: Secret;
  respuestas: Secret;
}

export const secretsOf = (secret: Secret): readonly string[] =>
  typeof secret === "string" ? [secret] : secret;

export function signingSecret(secret: Secret): string {
  const [first] = secretsOf(secret);
  if (first === undefined) throw new Error("there is no secret to sign with");
  return first;
}
