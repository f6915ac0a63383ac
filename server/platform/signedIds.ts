import { createHash, createHmac } from "node:crypto";
import { secretsOf, type Secret } from "./rotation";
import { sameText } from "./sameText";

/** `<id>.<signature>` */
const SIGNED = /^([\w-]{1,100})\.([\w-]{43})$/;

/**
 * An id in a link that needs no session. It is good for the one thing that its purpose names, so that it needs no end
 * of its own.
 */
export function makeSignedIds(secret: Secret, purpose: string) {
  const signatures = (id: string) =>
    secretsOf(secret).map((one) => {
      const key = createHash("sha256").update(`${purpose}:${one}`).digest();
      return createHmac("sha256", key).update(id).digest("base64url");
    });
  return {
    sign: (id: string) => `${id}.${signatures(id)[0]!}`,
    /** Null for one that we did not sign. */
    idOf(signed: string): string | null {
      const [, id = "", given = ""] = SIGNED.exec(signed) ?? [];
      return signatures(id).some((good) => sameText(given, good)) ? id : null;
    },
  };
}
